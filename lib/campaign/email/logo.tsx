import type { Campaign, Mark } from '@/content/schema';
import { emailLink } from '../campaign-link';
import { emailPicture } from '../email-picture';
import { surface, textStyle } from './styles';
import { Table } from './parts';

/** In pixels: the height of a cell of the mark, and the gap between cells. */
const cellSize = 5;
const gap = 2;

export function Logo({ campaign }: { campaign: Campaign }) {
  const { name, mark } = campaign.brand;
  const { logo } = emailPicture(campaign);
  return (
    <Table>
      <tr>
        {mark.cells && (
          <td width={34}>
            <BrandMark cells={mark.cells} />
          </td>
        )}
        {logo && (
          <td width={26} style={{ paddingRight: 8 }}>
            <img src={logo} alt="" width={26} height={26} style={{ display: 'block', border: 0 }} />
          </td>
        )}
        <td>
          <a
            href={emailLink(campaign, 'logo')}
            target="_blank"
            {...textStyle('text', 20, 24, {
              display: 'block',
              fontWeight: 700,
              textDecoration: 'none',
            })}
          >
            {name}
          </a>
        </td>
      </tr>
    </Table>
  );
}

/** The brand's mark, drawn with table cells so that it shows where pictures are blocked. */
function BrandMark({ cells }: Required<Pick<Mark, 'cells'>>) {
  const columns = Math.max(...cells.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)));
  return (
    <Table
      width={columns * cellSize + (columns + 1) * gap}
      cellSpacing={gap}
      {...surface('text', { borderCollapse: 'separate' })}
    >
      {cells.map((row, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing: its rows never move
        <tr key={line}>
          {row.map(({ columns: span, color }, index) => (
            <td
              // oxlint-disable-next-line react/no-array-index-key -- nor do its cells
              key={index}
              colSpan={span}
              width={cellSize * span}
              height={cellSize}
              {...surface(color, { fontSize: 1, lineHeight: `${cellSize}px` })}
            >
              {'\u00a0'}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
