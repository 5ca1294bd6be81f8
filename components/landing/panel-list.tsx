import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { StatusRow, Tone } from '@/content/schema';

export const toneText: Record<Tone, string> = {
  good: 'text-good',
  notice: 'text-notice',
  danger: 'text-danger',
};

interface ListProps {
  title: string;
  children: React.ReactNode;
}

export const PanelList = ({ title, children }: ListProps) => (
  <div className="flex flex-col border-line p-4 not-first:border-t sm:px-8">
    <h3 className="label mb-1 text-muted">{title}</h3>
    <ul className="grid grow">{children}</ul>
  </div>
);

interface RowProps extends Pick<StatusRow, 'icon'> {
  text: string;
  /** The icon's. */
  color: string;
  /** Something short beside the text, or below it if there's no room. */
  children: React.ReactNode;
}

export function PanelRow({ icon, text, color, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-line py-2 not-first:border-t">
      <Icon name={icon} className={`shrink-0 ${color}`} />
      <div className="flex grow flex-wrap justify-between gap-x-3">
        <span className="grow basis-28 leading-snug">{noBreak(text)}</span>
        {children}
      </div>
    </li>
  );
}
