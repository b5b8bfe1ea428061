/** A line whose parts stand apart on the page, as a sentence quotes it: parted by dots, its dates in one piece. */
export function inOneRow(line: string): string {
  const [first = '', ...apart] = line
    .split('\t')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [first, ...apart.map((part) => (part.length <= maxUnbroken ? part.replaceAll(' ', '\u00a0') : part))].join(
    ' · ',
  );
}

const maxUnbroken = 24;
