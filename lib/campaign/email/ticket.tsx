import { colorOf, textStyle } from './styles';
import { Table } from './table';

interface Props {
  label: string;
  text: string;
  code: string;
}

/** The limited-time offer, its code large enough to be read out loud. */
export function Ticket({ label, text, code }: Props) {
  return (
    <Table>
      <tbody>
        <tr>
          <td
            className="rule"
            style={{ padding: '16px 20px', border: `2px dashed ${colorOf('line')}` }}
          >
            <p {...textStyle('accent', 16, 24, { fontWeight: 700 })}>{label}</p>
            <p {...textStyle('text', 16, 24)}>{text}</p>
            <p
              {...textStyle('text', 28, 36, {
                fontFamily: 'Consolas, Menlo, monospace',
                fontWeight: 700,
                letterSpacing: 1,
              })}
            >
              {code}
            </p>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
