/** What people type as a first name is not always one: a company, an address, a sentence. Then nobody is named. */
const isName = (words: string) => /^\p{L}[\p{L}\p{M}'’ .-]{0,29}$/u.test(words);

const mark = '\u0000';

/** A greeting in the parts between which a line may break; `greet` puts a name into the sentence. */
export function greetingParts(name: string, greet: (name: string) => string): readonly string[] {
  const [before = '', after = ''] = greet(mark).split(mark);
  const known = name.trim();
  return isName(known) ? [before, known + after] : [before.replace(/[\s,、，]{1,3}$/u, '')];
}
