import { clsx } from 'clsx';
import { gutter, ruled } from './styles';

/** A table for layout, as wide as there is room: the one thing that every client lays out the same. */
export function Table({ style, ...rest }: React.ComponentProps<'table'>) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', ...style }}
      {...rest}
    />
  );
}

/** A row of the report: a hairline, then what it says between the margins. */
export function Row({ children }: { children: React.ReactNode }) {
  const { className, style } = ruled({ padding: `28px ${gutter}px` });
  return (
    <tr>
      <td className={clsx('gutter', className)} style={style}>
        {children}
      </td>
    </tr>
  );
}
