import { socialAds } from '@/content/words/social-ads';
import { FieldCopyButton } from './field-copy-button';

/** A section of a campaign. */
export function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="mt-10 break-inside-avoid border-t border-line pt-4">
      <h3 className="mb-4 text-xl font-bold tracking-tight">{heading}</h3>
      {children}
    </section>
  );
}

/** Ruled fields of a campaign, each in two columns where there's room. */
export function Fields({ children }: { children: React.ReactNode }) {
  return <dl className="@container divide-y divide-line border-t border-line">{children}</dl>;
}

interface FieldProps {
  label: string;
  /** What a button beside it copies. */
  copy?: string;
  children: React.ReactNode;
}

/** A field's name, its value, and a button to copy it. */
export function Field({ label, copy, children }: FieldProps) {
  return (
    <div className="relative grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-4 @lg:grid-cols-[9rem_minmax(0,1fr)] @lg:py-1">
      <dt className="flex min-h-11 items-center self-start text-sm text-muted">{label}</dt>
      <dd className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow basis-60 pb-3 @lg:py-2.5">{children}</div>
        {copy && (
          <FieldCopyButton
            text={copy}
            label={`${socialAds.labels.copy} ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          />
        )}
      </dd>
    </div>
  );
}
