'use client';

interface Props {
  texts: readonly (readonly [label: string, text: string])[];
}

/** What an ad says, as plain text. A client component for the same reason as Field. */
export function AdText({ texts }: Props) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-[1fr_1fr_2fr_auto]">
      {texts.map(([label, text]) => (
        <div key={label} className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
