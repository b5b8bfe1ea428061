const comment = /<!--[\s\S]*?(?:-->|$)/gu;
const listItem = /<li\b[^<>]{0,300}>/giu;
const block = /<\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|article|dt|dd)\b[^<>]{0,300}>/giu;
const inline = /<\/?(?:a|b|i|u|s|em|strong|span|small|font|td|th|tbody|sup|sub)\b[^<>]{0,300}>/giu;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
};

/** "**The work**" as a heading: otherwise the first asterisk would be read as a list marker. */
const bold = /\*\*(?=\S)([^*\n]{1,200}?)\*\*/gu;

/** Turns a posting with HTML or Markdown markup into the lines that a reader would see: each block gets its own line. */
export function withoutMarkup(source: string): string {
  const posting = source.includes('**') ? source.replace(bold, '$1') : source;
  const shown = posting.includes('<')
    ? posting.replace(comment, '\n').replace(listItem, '\n- ').replace(block, '\n').replace(inline, '')
    : posting;
  return shown.includes('&')
    ? shown.replace(/&(#?\w{2,6});/gu, (whole, name: string) => entities[name] ?? whole)
    : shown;
}
