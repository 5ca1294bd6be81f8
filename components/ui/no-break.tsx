import { unbreakable } from '@/lib/campaign/drawing/unbroken';

export function noBreak(text: string): React.ReactNode {
  const parts = text.split(unbreakable);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text's parts never change places
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );
}
