import type { Landing } from '@/content/schema';

/** What a report is called, and of which night it is. */
export function SheetTitle({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="text-lg leading-tight font-bold">{name}</p>
      {children}
    </div>
  );
}

type StampProps = Pick<Landing['hero']['incident']['states'][1], 'time' | 'label'>;

/** How the incident ended. Screen readers read it in the report's lines. */
export function Stamp({ time, label }: StampProps) {
  return (
    <p aria-hidden className="ml-auto w-fit border-4 px-4 py-3 leading-tight font-bold">
      <span className="figure block text-3xl">{time}</span>
      {label}
    </p>
  );
}

/** When something happened, and what. */
export function SheetText({ time, text }: { time?: string | undefined; text: React.ReactNode }) {
  return (
    <>
      {time && <b className="shrink-0">{time}</b>}
      <span>{text}</span>
    </>
  );
}

/** Says which section prints a line (sheet.css). */
export const timelineOf = (id: string): React.CSSProperties & Record<'--timeline', string> => ({
  '--timeline': `--${id}`,
});
