/** What an ad says, as plain text. */
export function AdText({ texts }: { texts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="grid grow gap-x-6 gap-y-1 text-sm md:grid-cols-[1fr_1fr_2fr_auto] min-[85rem]:basis-56 min-[85rem]:grid-cols-1 min-[85rem]:content-start min-[85rem]:gap-y-5 min-[85rem]:text-base">
      {texts.map(([label, text]) => (
        <div key={label} className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
