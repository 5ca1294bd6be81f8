import { Mso, Raw } from './raw';
import { gutter, ruled } from './styles';

/**
 * A full-width layout table. Tables are the only thing that every client lays out the same way. Its
 * columns have fixed widths, so that a long word breaks instead of making the table wider.
 */
export function Table({ style, children, ...rest }: React.ComponentProps<'table'>) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', ...style }}
      {...rest}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** A section of the email: a hairline above, margins left and right. */
export function Row({ children }: { children: React.ReactNode }) {
  return (
    <tr>
      <td className="gutter rule" style={ruled({ padding: `28px ${gutter}px` })}>
        {children}
      </td>
    </tr>
  );
}

interface ColumnProps {
  /** In pixels: no wider than this. */
  width: number;
  style?: React.CSSProperties;
  children: React.ReactNode;
}

/** On a div, because Apple Mail on iOS ignores `max-width` on tables. Outlook on Windows gets a table. */
export function Column({ width: most, style, children }: ColumnProps) {
  return (
    <>
      <Mso>
        <Raw
          markup={`<table role="presentation" width="${most}" cellpadding="0" cellspacing="0" border="0"><tr><td>`}
        />
      </Mso>
      <div style={{ maxWidth: most, ...style }}>{children}</div>
      <Mso>
        <Raw markup="</td></tr></table>" />
      </Mso>
    </>
  );
}
