import { guardTables, packs } from '@fitted/language/packs';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

const organisations = Object.values(guardTables).flatMap((table) => table.organisations);

/**
 * Whether a line that the parser took for the head of a role describes work instead: without bullets the two look alike. A head
 * mistaken for a statement is still guarded like any other line.
 */
export function isStatementLine(text: GuardText, vocabulary: Vocabulary): boolean {
  if (text.contacts.length > 0) return false;
  const said = text.words.filter(({ folded }) => !vocabulary.isFunctionWord(folded));
  const characterCount = text.runs.reduce((sum, run) => sum + run.text.length, 0);
  if (said.length < 2 && characterCount < 6) return false;
  // A date with few words is a head: "Parental leave 2015, 6 months".
  if (text.dates.length > 0 && said.length < 4 && characterCount < 14) return false;
  if (namesPosition(text, vocabulary)) return false;
  return characterCount > said.length
    ? isUnspacedStatement(text, characterCount)
    : isWordStatement(text, said, vocabulary);
}

/** A position among the first words of a clause or, in CJK text, at the end of its last word. */
function namesPosition(text: GuardText, { isTitle, isFunctionWord, titles }: Vocabulary): boolean {
  return text.clauses.some((clause) => {
    const words = text.words.filter(({ at }) => isInside(at, clause));
    const opening = words.slice(0, 4);
    const small = opening.findIndex(({ folded }) => isFunctionWord(folded));
    const isNamed = (small < 0 ? opening : opening.slice(0, small)).some(({ folded }) => isTitle(folded));
    const part = text.folded.slice(clause.from, clause.to).trim();
    const last = part.split(/\s/u).at(-1) ?? '';
    return isNamed || (text.runs.length > 0 && titles.find(last).some(({ to }) => to === last.length));
  });
}

function isUnspacedStatement(text: GuardText, characterCount: number): boolean {
  const name = text.folded.replace(/[(（].*/su, '');
  const isNamed = organisations.some((part) => name.includes(part));
  return characterCount >= 5 && !isNamed;
}

function isWordStatement(
  text: GuardText,
  said: readonly Word[],
  { language, traits, isFunctionWord }: Vocabulary,
): boolean {
  const open = text.folded.search(/[(（]/u);
  const counts = text.quantities.some(({ from, isArticle }) => !isArticle && (open < 0 || from < open));
  const first = said[0];
  const small = text.words.filter(({ folded }) => isFunctionWord(folded)).length;
  const isDeed = first !== undefined && packs[language].stemming.deed.test(first.folded);
  if (counts || (isDeed && small > 0 && said.length > 2)) return true;
  if (traits.capitalisesNouns) return small > 2;
  const capitals = said.filter(({ isCapital }) => isCapital).length;
  return said.length - capitals >= 4 && capitals < 2;
}
