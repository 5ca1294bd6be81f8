/** Rows as a spreadsheet copies them. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
