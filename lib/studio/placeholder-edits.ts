import type { CampaignDocument } from '@/content/schema';
import type { Variant } from './edits';
import { fieldsOf } from '@/lib/campaign/fields';
import { valueOf } from '@/lib/campaign/values';

const mark = '{placeholder}';

/** Edits that mark each text of an audience as one that its owner still has to write. */
export function placeholderEdits(document: CampaignDocument): Variant {
  const texts = fieldsOf(document).filter(
    ({ path, kind, group }) =>
      path.startsWith('audience.') && group !== 'links' && (kind === 'text' || kind === 'list'),
  );
  return Object.fromEntries(
    texts.flatMap((field) => {
      const was = valueOf(document, field);
      const now = was
        .split('\n')
        .map((line) => (/^(\{placeholder\}.*|\{[^}]*\}|)$/.test(line) ? line : mark + line))
        .join('\n');
      return now === was ? [] : [[field.path, now]];
    }),
  );
}
