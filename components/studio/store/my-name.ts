import * as v from 'valibot';
import { nameSchema } from '@/lib/studio/comments';
import { textAt, tryToStore } from '@/lib/studio/draft-key';

const key = 'my-name';

/** The name that somebody typed last in this browser, to share or to answer with. */
export const readName = () => v.parse(nameSchema, textAt(key));

/** Keeps the name if the browser lets us; otherwise, it's asked for again. */
export const keepName = (name: string) => tryToStore(key, name);
