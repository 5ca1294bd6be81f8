import type { Brand, Campaign } from '@/content/schema';
import { emailLink } from '../campaign-link';
import { emailPicture } from '../email-picture';
import { surface, textStyle } from './styles';
import { Table } from './parts';

/** In pixels: the height of a cell of the logo, and the gap between cells. */
const cellSize = 5;
const gap = 2;

export function Logo({ campaign }: { campaign: Campaign }) {
  const { name, logo } = campaign.brand;
  const { logo: picture } = emailPicture(campaign);
  return (
    <Table>
      <tr>
        {logo.cells && (
          <td width={34}>
            <LogoCells cells={logo.cells} />
          </td>
        )}
        {picture && (
          <td width={26} style={{ paddingRight: 8 }}>
            <img
              src={picture}
              alt=""
              width={26}
              height={26}
              style={{ display: 'block', border: 0 }}
            />
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

/** The brand's logo, drawn with table cells so that it shows where pictures are blocked. */
function LogoCells({ cells }: Required<Pick<Brand['logo'], 'cells'>>) {
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
