/** The characters of Word's picture fonts that mean something in a text; the rest are ornaments. */
const wingdings: Readonly<Record<number, string>> = {
  40: '☎',
  42: '✉',
  108: '•',
  110: '•',
  113: '•',
  117: '•',
  118: '•',
  119: '•',
  159: '•',
  167: '•',
  168: '•',
  216: '•',
  224: '→',
  240: '→',
  252: '✓',
};
const symbol: Readonly<Record<number, string>> = {
  183: '•',
  174: '→',
  210: '®',
  211: '©',
  212: '™',
  45: '−',
  176: '°',
  177: '±',
};

/** `w:sym` names a font and a code, usually moved into the private-use area. */
export function readSymbol(font: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  if (!Number.isFinite(code)) return '';
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/wingdings|webdings/i.test(font)) return wingdings[plain] ?? '';
  if (/symbol/i.test(font)) return symbol[plain] ?? '';
  return code >= 0xe000 && code <= 0xf8ff ? '' : String.fromCodePoint(code);
}
