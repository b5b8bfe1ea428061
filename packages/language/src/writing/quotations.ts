/** The marks that open and close somebody's wording, in every language that is read. */
export const quotationPairs = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
] as const;

const maxLength = 600;
const marks = quotationPairs.flat().join('');
const apostrophes = "‘’'";

/** The source of a pattern for a quotation. Keyboards mix up the English and the German marks, so each of them closes any other. */
export const quotation = [
  `[“”„"][^“”„"]{1,${maxLength}}[“”"]`,
  ...quotationPairs
    .filter(([open]) => !'“„"'.includes(open))
    .map(([open, close]) => `${open}[^${open}${close}]{1,${maxLength}}${close}`),
].join('|');

/** The same, or words between apostrophes, which open only where no word is going on: 'the shift report', but not "don't". */
export const looseQuotation = `${quotation}|(?<![\\p{L}\\p{N}])['‘][^'‘’]{2,${maxLength}}['’](?!\\p{L})`;

export interface Quotation {
  readonly words: string;
  /** Where it stands in the text, with its marks. */
  readonly from: number;
  readonly to: number;
}

const strict = new RegExp(quotation, 'gu');
const loose = new RegExp(looseQuotation, 'gu');

export const quotationsIn = (text: string): readonly Quotation[] => found(text, strict);

/** Also those in apostrophes. */
export const looseQuotationsIn = (text: string): readonly Quotation[] => found(text, loose);

function found(text: string, sought: RegExp): readonly Quotation[] {
  return [...text.matchAll(sought)].map(({ index, 0: all }) => ({
    words: all.slice(1, -1).trim(),
    from: index,
    to: index + all.length,
  }));
}

/** The words of a text that is one quotation and nothing else. */
export function quotedWords(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/[.,;。、，]$/u, '')
    .trimEnd();
  const [first] = quotationsIn(bare);
  return first?.from === 0 && first.to === bare.length ? first.words : undefined;
}

const anyMark = new RegExp(`[${marks}]`, 'u');

/** Whether a text quotes, if only half of the marks. */
export const hasQuotationMark = (text: string): boolean => anyMark.test(text);

const openings = new RegExp(`^[${marks}${apostrophes}\\s]+`, 'u');
const closings = new RegExp(`(?<![${marks}${apostrophes}\\s])[${marks}${apostrophes}\\s]+$`, 'u');

/** A text without the marks and spaces at its two ends. */
export function unquote(text: string): string {
  return text.replace(openings, '').replace(closings, '');
}
