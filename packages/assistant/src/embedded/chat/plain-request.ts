import { assistantWords } from '@fitted/language/packs';
import { foldLetters } from './fold-name.ts';

const maxLayers = 3;
const rooms = Object.values(assistantWords).map(({ cues }) => cues.politeness);
const opening = wrapper(`^(?:${rooms.flatMap(({ openings }) => openings).join('|')})(?=.)`);
const closing = wrapper(`(?<=.)(?:${rooms.flatMap(({ closings = [] }) => closings).join('|')})$`);
const endings = rooms.flatMap((room) => room.endings ?? []);
const imperatives: Readonly<Record<string, string>> = Object.assign({}, ...rooms.map((room) => room.imperatives));

/** A message without its polite wrapping: "Could you please delete the hobbies?" is "delete the hobbies". */
export function plainRequest(message: string): string {
  let text = bare(message);
  for (let layer = 0; layer < maxLayers; layer += 1) {
    text = withoutAt(text, opening);
    text = bare(withoutAt(text, closing));
  }
  return verbFirst(plainEnding(text));
}

/** Words to be written, without the "please" that follows them. */
export const withoutPlease = (words: string): string => withoutAt(words, closing).trim();

function bare(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^[¿¡]+\s?|(?<![\s.!?;。！？；])[\s.!?;。！？；]+$/gu, '');
}

function wrapper(source: string): RegExp {
  return new RegExp(foldLetters(source), 'iu');
}

/** People leave accents out, so matching ignores them; the remaining words keep theirs. */
function withoutAt(text: string, pattern: RegExp): string {
  const found = pattern.exec(foldLetters(text));
  return found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : text;
}

function plainEnding(text: string): string {
  if (!/\p{sc=Hiragana}$/u.test(text)) return text;
  return endings.reduce((plain, [ending, instead]) => plain.replace(ending, instead), text);
}

/** "Hobbys entfernen", "entfernen Sie die Hobbys", "entferne bitte die Hobbys": one word order for the phrasings. */
function verbFirst(text: string): string {
  const formal = /^(\p{L}+n) sie (?:bitte )?(.+)$/iu.exec(text);
  const last = /^(.+?) (?:zu )?(\p{L}+n)$/iu.exec(text);
  const [rest, verb] = formal ? [formal[2], formal[1]] : last ? [last[1], last[2]] : [];
  const imperative = verb && imperatives[verb.toLowerCase()];
  return (imperative ? `${imperative} ${rest}` : text).replace(/ bitte(?= )/iu, '');
}
