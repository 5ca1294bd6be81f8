import { gutter, ruled } from './styles';

/** A full-width layout table. Tables are the only thing that every client lays out the same way. */
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

/** A section of the email: a hairline above, margins left and right. */
export function Row({ children }: { children: React.ReactNode }) {
  const { className, style } = ruled({ padding: `28px ${gutter}px` });
  return (
    <tr>
      <td className={`gutter ${className}`} style={style}>
        {children}
      </td>
    </tr>
  );
}
