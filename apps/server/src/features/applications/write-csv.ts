/**
 * What spreadsheets take for a formula; a tab or a line break in front does not hinder them. Where the comma separates decimals
 * they split at semicolons instead, and what follows one then begins a cell of its own, even within quotes that began later.
 */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠]/;
const formulaAfterSemicolon = /;(?=[\t\r\n ]{0,10}["']?[=+\-@＝＋－＠])/g;

/** A quote in front makes it text, which is how people write one by hand. */
const neutralise = (cell: string): string => {
  const apart = cell.replace(formulaAfterSemicolon, ";'");
  return formulaStart.test(apart) ? `'${apart}` : apart;
};

const quote = (cell: string): string => (/[";,\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** RFC 4180, with a byte order mark: without it spreadsheets take UTF-8 for something else. */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const line = (cells: readonly (string | null)[]) => cells.map((cell) => quote(neutralise(cell ?? ''))).join(',');
  return `\uFEFF${[header, ...rows].map(line).join('\r\n')}\r\n`;
}
