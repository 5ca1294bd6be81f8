import type { Campaign } from '@/content/schema';
import { studioPublish } from '@/content/words/studio/publish';
import { fill } from '@/lib/campaign/document/fill';
import type { additionsOf } from '@/lib/studio/publish/additions';

const { adds: words } = studioPublish;

interface Props {
  additions: ReturnType<typeof additionsOf>;
  campaign: Pick<Campaign, 'copied'>;
}

/** The pages and files that a new campaign adds to the site. */
export function Additions({ additions, campaign }: Props) {
  const { pages, folder, counts } = additions;
  const { copied } = campaign;
  const files = (['email', 'images', 'videos'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const [singular, plural] = words.files[kind];
      return `${counts[kind]} ${counts[kind] === 1 ? singular : plural}`;
    });
  return (
    <section className="mt-6 text-sm">
      <h3 className="label mb-1 text-muted">{words.heading}</h3>
      <ul className="[overflow-wrap:anywhere]">
        {pages.map((page) => (
          <li key={page}>{page}</li>
        ))}
        <li>{`${folder} (${files.join(', ')})`}</li>
      </ul>
      <p className="mt-1 text-muted">{words.note}</p>
      {copied && copied.paths.length > 0 && (
        <p className="mt-1 text-notice">
          {fill(words.copied, { name: copied.from, count: String(copied.paths.length) })}
        </p>
      )}
    </section>
  );
}
