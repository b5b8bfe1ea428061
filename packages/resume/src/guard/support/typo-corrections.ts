/** Whether `to` is the correct form of the mistyped word `from`, both in lower case. */
export type TypoReader = (from: string, to: string) => boolean;

/** Whether two texts differ only in mistyped words: "Recieved" claims the same as "Received". */
export function isCorrected(before: string, after: string, isTypo: TypoReader): boolean {
  const [was, now] = [before.split(' '), after.split(' ')];
  if (was.length !== now.length) return false;
  let corrected = 0;
  for (const [at, from] of was.entries()) {
    const to = now[at] ?? '';
    if (from === to) continue;
    const [old, fresh] = [wordIn(from), wordIn(to)];
    if (!old || !fresh || old.around !== fresh.around || !isTypo(old.word, fresh.word)) return false;
    if (isCapital(from) !== isCapital(to)) return false;
    corrected += 1;
  }
  return corrected > 0;
}

function wordIn(token: string): { readonly word: string; readonly around: string } | undefined {
  const [, lead = '', word = '', trail = ''] = /^([^\p{L}]*)(\p{L}+)([^\p{L}]*)$/u.exec(token) ?? [];
  return word === '' ? undefined : { word: word.toLowerCase(), around: `${lead}_${trail}` };
}

function isCapital(token: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(token);
}
