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
  /** The only list stands in the columns of the panel's figures, with its title in the first one. */
  isAlone: boolean;
  children: React.ReactNode;
}

export function PanelList({ title, isAlone, children }: ListProps) {
  const place = isAlone
    ? 'gap-x-8 md:grid md:grid-cols-4 md:pr-0'
    : 'border-line not-first:border-t md:not-first:border-t-0 md:not-first:border-l';
  const columns = isAlone
    ? 'gap-x-8 md:col-span-3 md:-mt-2.5 md:grid md:grid-cols-3 md:*:last:pr-8 md:[&_div]:grid'
    : '';
  return (
    <div className={`px-4 py-4 sm:px-8 ${place}`}>
      <h3 className="label mb-1 text-muted">{title}</h3>
      <ul className={columns}>{children}</ul>
    </div>
  );
}

interface RowProps extends Pick<StatusRow, 'icon'> {
  text: string;
  /** The icon's. */
  color: string;
  /** Something short beside the text, or below it if there's no room, and in columns. */
  children: React.ReactNode;
}

export function PanelRow({ icon, text, color, children }: RowProps) {
  return (
    <li className="flex gap-3 py-2">
      <Icon name={icon} className={`mt-0.5 shrink-0 ${color}`} />
      <div className="flex grow flex-wrap content-between justify-between gap-x-3">
        <span className="grow basis-28 leading-snug">{noBreak(text)}</span>
        {children}
      </div>
    </li>
  );
}
