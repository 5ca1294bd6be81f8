import { HomeLink } from '@/components/site/logo';
import { templatePages } from '@/content/navigation';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { audiences } from '@/lib/campaigns';
import { Campaigns } from './campaigns';
import { NoScript } from '../no-script';
import { StudioShell } from '../studio-shell';

export function CampaignsPage() {
  return (
    <StudioShell>
      <header className="border-b border-line px-4">
        <HomeLink className="inline-flex min-h-12 items-center" />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <div className="mx-auto max-w-4xl px-4 pb-8">
          <h1 className="mt-6 text-3xl font-bold tracking-tight">{words.title}</h1>
          <Campaigns audiences={audiences.map(({ id, name }) => ({ id, name }))} />
        </div>
        <NoScript text={words.noScript} links={templatePages} />
      </main>
    </StudioShell>
  );
}
