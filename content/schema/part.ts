import * as v from 'valibot';
import { field } from './field';
import { listOf } from './text';

/** A part of a landing page. The studio names its texts by its label. */
export function part<Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return v.pipe(v.object(entries), field({ group: 'landing', label }));
}

/** One to `most` entries, which a marketer can add, remove and move. */
export function upTo<Item extends v.GenericSchema>(most: number, label: string, item: Item) {
  return v.pipe(listOf(item), v.maxLength(most, `${most} or fewer`), field({ label }));
}
