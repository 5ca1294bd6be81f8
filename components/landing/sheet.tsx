import type { Audience } from '@/content/schema';
import type { Entry } from '@/lib/site/page-sections';
import { Contents } from './contents';
import { SheetTitle, Stamp } from './sheet-parts';
import './sheet.css';

/** The report of the page's incident, as its list of contents: a line for each section. */
export function Sheet({ audience, entries }: { audience: Audience; entries: Entry[] }) {
  const { hero, report } = audience.landing;
  return (
    <div className="border-t-4 border-b border-line border-t-text bg-surface">
      <div className="px-6 py-3">
        <p className="label mb-1 text-muted">{audience.name}</p>
        <SheetTitle name={report.name}>
          <p className="mt-0.5 text-xs text-muted">{report.title}</p>
        </SheetTitle>
      </div>
      <Contents entries={entries} />
      <div className="border-t border-line py-2 pr-3">
        <div className="sheet-stamp ml-auto w-fit">
          <Stamp {...hero.incident.states[1]} />
        </div>
      </div>
    </div>
  );
}
