import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { socialAds } from '@/content/social-ads';
import { copyWords } from '@/content/templates';

/** A part of a campaign: a heading, and what is below it. */
export function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="mt-12">
      <h3 className="label mb-3 text-accent">{heading}</h3>
      {children}
    </section>
  );
}

/** Fields of a campaign, ruled. */
export function Fields({ children }: { children: React.ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

interface FieldProps {
  label: string;
  /** What a button beside it copies. */
  copy?: string;
  children: React.ReactNode;
}

/** A field's name, what it says, and a button to copy that. */
export function Field({ label, copy, children }: FieldProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm text-muted sm:pt-2.5">{label}</dt>
      <dd className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow basis-60 py-2">{children}</div>
        {copy && (
          <CopyButton
            text={copy}
            label={`${socialAds.labels.copy} ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            words={copyWords}
            icons={copyIcons}
            tickOnly
            className={buttonStyles('quietTool', '-mx-2 shrink-0')}
          />
        )}
      </dd>
    </div>
  );
}
