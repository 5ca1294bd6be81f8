import { textStyle } from './styles';
import { Row, Table } from './table';

/** The trust badges, two to a row. */
export function Badges({ items }: { items: string[] }) {
  const lines = items.flatMap((_, index) => (index % 2 ? [] : [items.slice(index, index + 2)]));
  return (
    <Row>
      <Table>
        <tbody>
          {lines.map((line) => (
            <tr key={line[0]}>
              {line.map((item) => (
                <td key={item} width="50%" valign="top" style={{ padding: '6px 12px 6px 0' }}>
                  <p {...textStyle('text', 16, 22, { fontWeight: 700 })}>{item}</p>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Row>
  );
}
