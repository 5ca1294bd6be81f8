import type { Campaign } from '@/content/schema';
const apps = ['Facebook', 'LinkedIn', 'X', 'Slack', 'iMessage'] as const;

/** The landing page's link as each app shows it. Its card is drawn in place of each `<hr>`. */
export function LinkPreviews({ campaign }: { campaign: Campaign }) {
  const { brand, audience } = campaign;
  const { title, description } = audience.landing;
  const { host } = new URL(brand.origin);
  const name = <p className="font-semibold">{title}</p>;
  const small = <p className="text-xs text-muted">{host}</p>;
  const parts: Record<(typeof apps)[number], React.ReactNode> = {
    Facebook: (
      <>
        <p className="text-xs text-muted uppercase">{host}</p>
        {name}
        <p className="truncate text-muted">{description}</p>
      </>
    ),
    LinkedIn: (
      <>
        {name}
        {small}
      </>
    ),
    X: <p className="text-muted">{`${host} · ${title}`}</p>,
    Slack: (
      <>
        <p>{brand.name}</p>
        {name}
        <p>{description}</p>
      </>
    ),
    iMessage: (
      <>
        {name}
        {small}
      </>
    ),
  };
  return (
    <div className="text-sm">
      {apps.map((app) => (
        <div key={app} className="mb-6">
          <p className="label mb-2 text-muted">{app}</p>
          <div className="overflow-hidden rounded-md border border-line bg-surface font-system">
            <hr />
            <div className="px-3 py-2">{parts[app]}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
