import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import { type Language, languages } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';
import { foldPhrase, hasPhrase, phraseList } from '../job/phrase-list.ts';

const cues = Object.values(packs).map(({ wording }) => wording);
const openings = phraseList(cues.map(({ weakOpenings }) => weakOpenings));
const persons = new Map(languages.map((language) => [language, phraseList([packs[language].wording.firstPerson])]));
const fillers = phraseList(cues.map((cue) => cue.fillers));
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
