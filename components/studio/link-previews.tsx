import type { Campaign } from '@/content/schema';

/** What each app says below the picture of a link, from the top down. */
const apps = {
  Facebook: ['host', 'title', 'description'],
  LinkedIn: ['title', 'host'],
  X: ['host', 'title'],
  Slack: ['name', 'title', 'description'],
  iMessage: ['title', 'host'],
} as const;

const styles = {
  name: undefined,
  host: 'text-xs text-muted',
  title: 'font-semibold',
  description: 'text-muted',
};

/** The landing page's link as each app shows it. Its card is drawn in place of each `<hr>`. */
export function LinkPreviews({ campaign }: { campaign: Campaign }) {
  const { brand, audience } = campaign;
  const { title, description } = audience.landing;
  const said = { title, description, name: brand.name, host: new URL(brand.origin).host };
  return Object.entries(apps).map(([app, parts]) => (
    <div key={app} className="mb-6 text-sm">
      <p className="label mb-2 text-muted">{app}</p>
      <div className="overflow-hidden rounded-md border border-line bg-surface font-system">
        <hr />
        <div className="px-3 py-2">
          {parts.map((part) => (
            <p key={part} className={styles[part]}>
              {said[part]}
            </p>
          ))}
        </div>
      </div>
    </div>
  ));
}
