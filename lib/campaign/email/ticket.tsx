import { emailWords } from '@/content/words/email';
import { offer } from '@/content/offer';
import { palettes, type } from './styles';
import { Table } from './table';

/** The limited-time offer, with its code set large enough to be read out. */
export function Ticket() {
  return (
    <Table>
      <tbody>
        <tr>
          <td
            className="rule"
            style={{ padding: '16px 20px', border: `2px dashed ${palettes.light.line}` }}
          >
            <p {...type('accent', 16, 24, { fontWeight: 700 })}>{offer.label}</p>
            <p {...type('text', 16, 24)}>{emailWords.offer}</p>
            <p
              {...type('text', 28, 36, {
                fontFamily: 'Consolas, Menlo, monospace',
                fontWeight: 700,
                letterSpacing: 1,
              })}
            >
              {offer.code}
            </p>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
