import { Icon } from '@/components/site/icon';
import { noBreak } from '@/components/ui/no-break';
import type { StatusRow } from '@/content/schema';

interface ListProps {
  title: string;
  /** The only list stands in columns. */
  isAlone: boolean;
  children: React.ReactNode;
}

export function PanelList({ title, isAlone, children }: ListProps) {
  return (
    <div className="border-line px-4 py-4 not-first:border-t sm:px-8 md:not-first:border-t-0 md:not-first:border-l">
      <h3 className="label mb-1 text-muted">{title}</h3>
      <ul className={isAlone ? 'justify-between gap-8 md:flex md:[&_div]:grid' : ''}>{children}</ul>
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
