import type { Brand } from '@/content/schema';
import { surface, textStyle } from './styles';
import { Table } from './parts';

/** In pixels: the height of a cell of the mark, the gap between cells, and the size of the tile. */
const cell = 5;
const gap = 2;
const tile = 24;

export function Logo({ name, mark, href }: Brand & { href: string }) {
  return (
    <Table>
      <tr>
        <td width={34}>
          <BrandMark mark={mark} name={name} />
        </td>
        <td>
          <a
            href={href}
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
function BrandMark({ mark: { cells }, name }: Pick<Brand, 'mark' | 'name'>) {
  if (!cells) return <InitialTile name={name} />;
  const columns = Math.max(...cells.map((row) => row.reduce((sum, each) => sum + each.columns, 0)));
  return (
    <Table
      width={columns * cell + (columns + 1) * gap}
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
              width={cell * span}
              height={cell}
              {...surface(color, { fontSize: 1, lineHeight: `${cell}px` })}
            >
              {'\u00a0'}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** The brand's first letter, for a mark that can't be drawn with cells. */
function InitialTile({ name }: { name: string }) {
  return (
    <Table width={tile}>
      <tr>
        <td width={tile} height={tile} align="center" {...surface('accent')}>
          <p {...textStyle('actionText', 16, tile, { fontWeight: 700 })}>{name.slice(0, 1)}</p>
        </td>
      </tr>
    </Table>
  );
}
