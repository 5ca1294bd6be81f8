import { buttonStyles } from '@/components/ui/button';
import { noBreak } from '@/components/ui/no-break';
import { siteFooter } from '@/content/footers';
import type { OwnPage as Content } from '@/content/schema';
import { Masthead } from './masthead';
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

const input = 'min-h-12 w-full rounded-sm border border-muted bg-input px-3 py-2 text-base';

/** What a browser may fill in. A text could be anything. */
const autoComplete = { text: undefined, email: 'email', tel: 'tel' };

/** The browser checks and sends it, so it works without scripts. */
function OwnForm({ action, fields, hidden, send }: NonNullable<Content['form']>) {
  return (
    <form
      method="post"
      action={action}
      className="grid max-w-prose gap-4 border-t border-line pt-6"
    >
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, type }) => (
        <label key={name} className="grid gap-1 font-semibold">
          {label}
          {type === 'long' ? (
            <textarea required name={name} rows={6} className={input} />
          ) : (
            <input
              required
              name={name}
              type={type}
              autoComplete={autoComplete[type]}
              className={input}
            />
          )}
        </label>
      ))}
      <button type="submit" className={buttonStyles('primary', 'w-fit')}>
        {send}
      </button>
    </form>
  );
}
