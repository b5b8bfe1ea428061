/** RFC 4180 with any separator; blank lines are skipped. */
export function readCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = guessSeparator(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;

  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  };

  for (let at = 0; at < content.length; at += 1) {
    const character = content[at];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** The most frequent separator in the first line: spreadsheets in half the world write semicolons. */
function guessSeparator(content: string): string {
  const [first = ''] = content.split('\n');
  const unquoted = first.replace(/"[^"]*"/g, '');
  const count = (character: string) => unquoted.split(character).length;
  return [',', ';', '\t'].reduce((best, character) => (count(character) > count(best) ? character : best));
}
