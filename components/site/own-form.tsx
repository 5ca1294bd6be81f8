import { buttonStyles } from '@/components/ui/button';
import type { OwnPage } from '@/content/schema';

const input = 'min-h-12 w-full rounded-sm border border-muted bg-input px-3 py-2 text-base';

/** What a browser may fill in. A text could be anything. */
const autoComplete = { text: undefined, email: 'email', tel: 'tel' };

/** The browser checks and sends it, so it works without scripts. */
export function OwnForm({ action, fields, hidden, send }: NonNullable<OwnPage['form']>) {
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
