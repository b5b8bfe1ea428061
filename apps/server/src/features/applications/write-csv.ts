/**
 * What spreadsheets read as a formula, even after a tab or a line break. In locales with a decimal comma they split at
 * semicolons instead, so the text after one starts a new cell, even within quotes that began later.
 */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠]/;
const formulaAfterSemicolon = /;(?=[\t\r\n ]{0,10}["']?[=+\-@＝＋－＠])/g;

/** A leading apostrophe makes it text, as people do by hand. */
const neutralise = (cell: string): string => {
  const apart = cell.replace(formulaAfterSemicolon, ";'");
  return formulaStart.test(apart) ? `'${apart}` : apart;
};

const quote = (cell: string): string => (/[";,\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** RFC 4180, with a byte order mark: without it spreadsheets do not recognise UTF-8. */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const line = (cells: readonly (string | null)[]) => cells.map((cell) => quote(neutralise(cell ?? ''))).join(',');
  return `\uFEFF${[header, ...rows].map(line).join('\r\n')}\r\n`;
}
