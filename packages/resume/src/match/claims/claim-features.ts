const token =
  /[\p{Script=Latin}][\p{Script=Latin}']*|\d+|[,;:()/–—-]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const isClauseMark = /^[,;:()–—-]$/u;
const isCharacters = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const maxTokens = 30;
const maxCharacters = 24;
const maxRun = 4;
const stemLength = 5;
const thing = '@';

/** A folded sentence of a resume, and where in it the thing asked for is named; from = to = 0 when it is not. */
export interface Mention {
  readonly sentence: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Features that tell whether a sentence claims the thing it mentions: the words before and after it, in its clause and beyond.
 * The thing itself does not count, nor do words that are too rare to be learnt.
 */
export function claimFeatures({ sentence, from, to }: Mention): string[] {
  const features = new Set<string>();
  if (from === to) addSide(features, tokensOf(sentence), '');
  else {
    const before = tokensOf(sentence.slice(0, from));
    const after = tokensOf(sentence.slice(to));
    addSide(features, [...before.slice(-maxTokens), thing], '<');
    addSide(features, [thing, ...after.slice(0, maxTokens)], '>');
  }
  return [...features];
}

function tokensOf(text: string): string[] {
  return (text.match(token) ?? []).map((one) => (/^\d/u.test(one) ? '0' : one));
}

/** `side`: '<' before the thing, '>' after it, '' when it is not named. Beyond its clause the side is written twice. */
function addSide(features: Set<string>, tokens: readonly string[], side: '<' | '>' | ''): void {
  const edge =
    side === '<'
      ? tokens.findLastIndex((one) => isClauseMark.test(one))
      : tokens.findIndex((one) => isClauseMark.test(one));
  for (const [at, one] of tokens.entries()) {
    const isFar = edge >= 0 && (side === '<' ? at < edge : at > edge);
    const place = isFar ? `${side}${side}` : side;
    if (isCharacters.test(one)) {
      addCharacters(features, side === '<' ? one.slice(-maxCharacters) : one.slice(0, maxCharacters), side, place);
      continue;
    }
    if (one !== thing && !isClauseMark.test(one)) {
      features.add(one);
      if (place) features.add(`${place}${one}`);
      if (one.length > stemLength) {
        features.add(`${one.slice(0, stemLength)}*`);
        if (place) features.add(`${place}${one.slice(0, stemLength)}*`);
      }
    }
    const previous = tokens[at - 1] ?? (side === '>' ? undefined : '^');
    if (previous !== undefined && !isCharacters.test(previous)) features.add(`${previous} ${one}`);
    const second = tokens[at - 2] ?? (side === '>' || at === 0 ? undefined : '^');
    if (second !== undefined && !isCharacters.test(second)) features.add(`${second} _ ${one}`);
  }
  if (side !== '<') features.add(`${tokens.at(-1)} $`);
}

function addCharacters(features: Set<string>, run: string, side: string, place: string): void {
  for (let length = 1; length <= maxRun; length += 1)
    for (let at = 0; at + length <= run.length; at += 1) {
      const piece = run.slice(at, at + length);
      features.add(piece);
      if (place) features.add(`${place}${piece}`);
    }
  if (side === '<') features.add(`${run.slice(-2)} @`);
  if (side === '>') features.add(`@ ${run.slice(0, 2)}`);
}
