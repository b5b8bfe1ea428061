/** The named entities common in texts; accented letters are composed below. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  bull: '•',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  ordf: 'ª',
  ordm: 'º',
  sect: '§',
  para: '¶',
  iexcl: '¡',
  iquest: '¿',
  micro: 'µ',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ',
  rarr: '→',
  larr: '←',
  check: '✓',
  star: '☆',
  starf: '★',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
};
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

export function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,15});?/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
      return Number.isFinite(code) && code > 0 && code <= 0x10ffff ? fromCode(code) : '';
    }
    const accent = /^([a-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/i.exec(name);
    if (accent) return `${accent[1]}${accents[accent[2] ?? ''] ?? ''}`.normalize('NFC');
    return named[name] ?? named[name.toLowerCase()] ?? whole;
  });
}

/** Old pages use the codes of Windows-1252. */
function fromCode(code: number): string {
  if (code < 0x80 || code > 0x9f) return code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
  return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
}
