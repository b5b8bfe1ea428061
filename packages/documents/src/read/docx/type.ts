import type { LineLook, LookRun } from '@fitted/resume/parse/rows/line-look';
import type { Attributes } from '../package-file/xml.ts';

/** What the properties of a style or a run say about its letters; anything missing is inherited. */
export interface Type {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  colour?: number;
  face?: string;
}

export interface TypedText {
  readonly text: string;
  readonly type: Type;
}

const defaultSize = 10;

export function applyToType(type: Type, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'w:sz') type.size = Number(value) / 2 || defaultSize;
  else if (name === 'w:b') type.isBold = value !== '0' && value !== 'false';
  else if (name === 'w:i') type.isItalic = value !== '0' && value !== 'false';
  else if (name === 'w:color') type.colour = Number.parseInt(value, 16) || 0;
  else if (name === 'w:rFonts') {
    const face = attributes['w:ascii'] ?? attributes['w:asciiTheme'];
    if (face !== undefined) type.face = face;
  }
}

/** For each property the nearest value: the text's own, then its style's, then that of the style it is based on. */
export function inherit(chain: readonly Type[]): Type {
  return Object.assign({}, ...[...chain].reverse());
}

export function lookOf(parts: readonly TypedText[], style: Type, left: number): Omit<LineLook, 'text'> | undefined {
  const typed = parts
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    .map((part) => ({ text: part.text.trim(), type: inherit([part.type, style]) }));
  const [first] = typed;
  if (!first) return undefined;
  const letters = new Map<number, number>();
  for (const { text, type } of typed) {
    const size = type.size ?? defaultSize;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return {
    size: [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaultSize,
    face: first.type.face ?? '',
    isBold: typed.every(({ type }) => type.isBold),
    isItalic: typed.every(({ type }) => type.isItalic),
    colour: first.type.colour ?? 0,
    left,
    column: 0,
    runs: joinRuns(typed),
  };
}

/** The looks of a paragraph's lines, if line breaks divide it: a head is often one paragraph of several lines. */
export function looksOfLines(parts: readonly TypedText[], style: Type, left: number): LineLook[] {
  if (!parts.some(({ text }) => text.includes('\n'))) return [];
  const lines: TypedText[][] = [[]];
  for (const { text, type } of parts) {
    const [first = '', ...more] = text.split('\n');
    lines.at(-1)?.push({ text: first, type });
    for (const line of more) lines.push([{ text: line, type }]);
  }
  return lines.flatMap((line) => {
    const look = lookOf(line, style, left);
    return look ? [{ ...look, text: line.map(({ text }) => text).join('') }] : [];
  });
}

/** Word splits its runs wherever somebody once stopped typing. */
function joinRuns(typed: readonly TypedText[]): LookRun[] {
  const runs: LookRun[] = [];
  for (const { text, type } of typed) {
    const last = runs.at(-1);
    const { isBold = false, isItalic = false, face = '' } = type;
    if (last && last.isBold === isBold && last.isItalic === isItalic && last.face === face)
      runs[runs.length - 1] = { ...last, text: `${last.text} ${text}` };
    else runs.push({ text, isBold, isItalic, face });
  }
  return runs;
}
