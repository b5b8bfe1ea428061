import { type Language, languages } from '@fitted/contract/languages';
import type { FindingCode } from '@fitted/contract/summary-codes';
import { foldPhrase, hasPhrase, phraseList } from '../job/phrase-list.ts';
import { fillerWords, firstPersonWords, weakOpenings } from './data/wording-cues.ts';

const openings = phraseList(weakOpenings);
const persons = new Map(languages.map((language) => [language, phraseList([firstPersonWords[language]])]));
const fillers = phraseList(fillerWords);
const maxLatinLength = 260;
const maxSpacelessLength = 110;
/** An opening may come after a short lead: "I was responsible for", "Daily: responsible for". */
const maxLeadLength = 12;

/** "ICH Q2", "MA", "i-milo", "Mon–Fri": capitals and hyphenated words are names, not pronouns. */
const namesInCapitals = /(?<!\p{L})(?:\p{Lu}{2,}|\p{L}+(?:[-–]\p{L}+)+)(?!\p{L})/gu;

/** What makes a line harder to read than necessary. */
export function findFlaws(text: string, folded: string, language: Language): FindingCode[] {
  const flaws: FindingCode[] = [];
  const opening = openings.find(folded.slice(0, 60));
  if (opening && opening.from <= maxLeadLength) flaws.push('weak-opening');
  const person = persons.get(language);
  if (person && hasPhrase(person, folded) && hasPhrase(person, foldPhrase(text.replace(namesInCapitals, ' '))))
    flaws.push('first-person');
  if (hasPhrase(fillers, folded)) flaws.push('filler');
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}]{4}/u.test(text);
  if (text.length > (isSpaceless ? maxSpacelessLength : maxLatinLength)) flaws.push('long-line');
  return flaws;
}
