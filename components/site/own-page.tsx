import { noBreak } from '@/components/ui/no-break';
import { siteFooter } from '@/content/footers';
import type { OwnPage as Content } from '@/content/schema';
import { Masthead } from './masthead';
import { OwnForm } from './own-form';
import { Shell } from './shell';

export function OwnPage({ route, title, badge, theme, sections, form }: Content) {
  return (
    <Shell theme={theme} footer={siteFooter} current={route}>
      <div className="px-4 pt-8 pb-14 sm:px-8 sm:pt-10 lg:pb-20">
        <div className="page-width grid gap-10">
          <div>
            <Masthead badge={badge} title={title} />
          </div>
          {sections.map(({ heading, text }) => (
            // Not a section, because those wait until a phone's first screen is there.
            <div key={heading} className="max-w-prose border-t border-line pt-6">
              <h2 className="text-2xl font-bold">{noBreak(heading)}</h2>
              {text.split('\n\n').map((paragraph) => (
                <p key={paragraph} className="mt-3 wrap-anywhere">
                  {noBreak(paragraph)}
                </p>
              ))}
            </div>
          ))}
          {form && <OwnForm {...form} />}
        </div>
      </div>
    </Shell>
  );
}
