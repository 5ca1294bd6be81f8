import { listNumber } from './list-number';
import { ruled, textStyle } from './styles';
import { Row, Table } from './table';

interface Props {
  heading: string;
  items: string[];
  tone: 'danger' | 'good';
}

/** A numbered list of facts with hairlines. A table, because every client indents and numbers lists its own way. */
export function Ledger({ heading, items, tone }: Props) {
  return (
    <Row>
      <h2 {...textStyle(tone, 17, 24, { margin: '0 0 12px' })}>{heading}</h2>
      <Table>
        <tbody>
          {items.map((item, index) => (
            <tr key={item}>
              <td width={44} valign="top" {...ruled({ padding: '12px 0' })}>
                <p {...textStyle(tone, 16, 24, { fontWeight: 700 })}>{listNumber(index)}</p>
              </td>
              <td valign="top" {...ruled({ padding: '12px 0' })}>
                <p {...textStyle('text', 16, 24)}>{item}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Row>
  );
}
