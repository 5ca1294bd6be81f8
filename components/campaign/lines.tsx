'use client';

type TextsByKind = readonly (readonly [kind: string, texts: readonly string[]])[];

/** A list of texts, by kind. A client component, whose output is in the HTML only once. */
export function Lines({ lines }: { lines: TextsByKind }) {
  return (
    <ul className="max-w-prose list-disc pb-3 pl-6">
      {lines.flatMap(([kind, texts]) =>
        texts.map((text) => <li key={text}>{`${kind}: ${text}`}</li>),
      )}
    </ul>
  );
}

/** Labels with their values. A client component for the same reason. */
export function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
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
