import { surface } from './styles';
import { Table } from './table';

const brick = 5;

/** The brand's mark, an ember in a wall, drawn with cells: it shows where pictures are blocked. */
export function BrandMark() {
  return (
    <Table width={22} cellSpacing={2} {...surface('text', { borderCollapse: 'separate' })}>
      <tbody>
        <tr>
          <Brick />
          <Brick colSpan={2} />
        </tr>
        <tr>
          <Brick />
          <Brick ember />
          <Brick />
        </tr>
        <tr>
          <Brick />
          <Brick colSpan={2} />
        </tr>
      </tbody>
    </Table>
  );
}

function Brick({ colSpan = 1, ember = false }: { colSpan?: number; ember?: boolean }) {
  return (
    <td
      colSpan={colSpan}
      width={brick * colSpan}
      height={brick}
      {...surface(ember ? 'accent' : 'paper', { fontSize: 1, lineHeight: `${brick}px` })}
    >
      {'\u00a0'}
    </td>
  );
}
