import { pattern } from '@fitted/language/pattern';
import { quotation } from '@fitted/language/writing/quotations';
import { foldLetters } from '../../embedded/chat/fold-name.ts';

/** A word, a figure, a quotation, a punctuation mark or a character of a message, with its place in it. */
export interface Token {
  readonly text: string;
  /** The form used for comparison: without accents, in lower case. */
  readonly folded: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'word' | 'figure' | 'character' | 'quotation' | 'mark';
  /** Numbered through the message: clauses end at commas, sentences at full stops and line ends. */
  readonly clause: number;
  readonly sentence: number;
}

/** Longer messages are not read to the end: nobody lists requests for that long. */
export const maxTokens = 400;

const piece = pattern('gu')`
  (?<figure>[£$€¥]?\p{N}+(?:[.,:/]\p{N}+)*[%％+]?)|(?<character>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々])
  |(?<word>(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}])+(?:['’][\p{L}\p{M}]+|[+#]+)*)|(?<mark>\n|\S)
`;
const kinds = ['figure', 'character', 'word', 'quotation'] as const;
const endsSentence = /^[.!?。！？…\n]$/u;
const endsClause = /^[,，、;；:：()（）–—-]$/u;

/** What stands between these is somebody's wording: nothing in it is said to us, and no comma of it ends a clause. */
const pieceOrQuotation = new RegExp(`(?<quotation>${quotation})|${piece.source}`, 'gu');

/** The tokens of a message to us. */
export const tokensOf = (message: string): readonly Token[] => tokensBy(pieceOrQuotation, message);

/** The tokens of a line, to whom quotation marks are marks like any other. */
export const tokensOfLine = (line: string): readonly Token[] => tokensBy(piece, line);

function tokensBy(pieces: RegExp, message: string): readonly Token[] {
  const tokens: Token[] = [];
  let [clause, sentence] = [0, 0];
  for (const { index, 0: text, groups = {} } of message.matchAll(pieces)) {
    if (tokens.length >= maxTokens) break;
    const kind = kinds.find((one) => groups[one] !== undefined) ?? 'mark';
    const folded = foldLetters(text).toLowerCase().replace(/’/gu, "'");
    tokens.push({ text, folded, from: index, to: index + text.length, kind, clause, sentence });
    if (kind !== 'mark') continue;
    if (endsSentence.test(text)) {
      sentence += 1;
      clause += 1;
    } else if (endsClause.test(text)) clause += 1;
  }
  return tokens;
}
