'use client';

/** A list of texts. A client component, whose output is in the page's HTML only once. */
export function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="max-w-prose list-disc pb-3 pl-6">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface RowsProps {
  rows: readonly (readonly [label: string, value: string])[];
}

/** Labels with their values. A client component for the same reason. */
export function Rows({ rows }: RowsProps) {
  return (
    <dl className="mt-2 text-sm">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt>{label}</dt>
          <dd className="text-right text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
