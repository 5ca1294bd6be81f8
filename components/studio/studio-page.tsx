import { preload } from 'react-dom';
import { templatePages } from '@/content/navigation';
import type { Audience } from '@/content/schema';
import { studio as words } from '@/content/words/studio/studio';
import { audiences } from '@/lib/campaigns';
import { campaignDataAddress } from '@/lib/studio/drafts/campaign-data';
import { NoScript } from './no-script';
import { Studio } from './studio';
import { StudioShell } from './studio-shell';

export function StudioPage({ id, name, landing }: Audience) {
  // Otherwise it would wait for the scripts that ask for it.
  preload(campaignDataAddress({ id }), { as: 'fetch', crossOrigin: 'anonymous' });
  const pages = templatePages.map(({ route, title }) => ({ route: `${route}/${id}`, title }));
  return (
    <StudioShell>
      <section aria-label={words.title}>
        <h1 className="sr-only">{`${words.title}, ${name}`}</h1>
      </section>
      <Studio
        key={id}
        id={id}
        audiences={audiences.map((audience) => ({ id: audience.id, name: audience.name }))}
      >
        <NoScript text={words.noScript} links={[...pages, landing]} />
      </Studio>
    </StudioShell>
  );
}
