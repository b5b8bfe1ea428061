import { verbEndings } from '../read/deed-forms.ts';
import type { Statement, Term } from '../read/statement.ts';
import { skillsIn } from '../support/skills-in.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';

/** A title, or people. "Volunteers" are people even where the word was read as a limit. */
export function isActor({ word, text, kind }: Term, vocabulary: Vocabulary): boolean {
  if (!word) return kind === 'limit' && vocabulary.isPeople(text);
  return vocabulary.isTitle(word.folded) || vocabulary.isSmallTitle(word.folded) || vocabulary.isPeople(word.folded);
}

/** Someone who can act: an actor, or a name that is not a tool. After "from" or "to" any name counts, including a tool. */
function isSomebody(term: Term, { group }: Term, { text }: Statement, vocabulary: Vocabulary): boolean {
  if (isActor(term, vocabulary)) return true;
  const isName =
    /^\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(term.text) || (!vocabulary.traits.capitalisesNouns && term.word?.isCapital);
  if (!isName || ways.has(group)) return Boolean(isName);
  return !skillsIn(text, vocabulary.language).some(({ spelling }) => spelling.includes(term.text));
}

const ways: ReadonlySet<string> = new Set(['from', 'to', 'toward', 'after', 'before']);
/** "By the product manager": a skill's name may open the title of a person, who is not a tool. */
function isTool(phrase: readonly Term[], { text }: Statement, vocabulary: Vocabulary): boolean {
  const [first] = phrase;
  if (first === undefined || phrase.some((term) => isActor(term, vocabulary))) return false;
  return skillsIn(text, vocabulary.language).some(({ spelling }) => spelling.includes(first.text));
}

/** Relations that may make one thing the means of another: "fell through new indexes". */
const means: ReadonlySet<string> = new Set(['by', 'through', 'with']);
/** Relations to someone who shared or supervised the work. Dropping one takes sole credit. */
export const sharers: ReadonlySet<string> = new Set(['by', 'under', 'with', 'instead', 'who', 'subject']);

/**
 * Whether an added relation changes who did what. Before a person it does if they were in another relation, but not if they were
 * in none: "trained two starters" and "gave training to two starters". Before a thing it does not, unless that is a figure in a
 * change or the means of a change.
 */
export function bindsAnew(
  relation: Term,
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (fresh.runs.length > 0) return isBesideSomebody(relation, fresh, vocabulary);
  const phrase = phraseOf(relation, fresh);
  if (isOfFigure(phrase, fresh, vocabulary)) return true;
  const somebody = phrase.filter((term) => isSomebody(term, relation, fresh, vocabulary));
  const wasIn = (term: Term) => {
    const was = pairs.get(term);
    return was && roleOf(was, old, vocabulary);
  };
  // What follows "as" may be a position that is not in any table.
  if (relation.group === 'as') return !isOwnPart(phrase, fresh, pairs, old);
  if (somebody.length > 0) return somebody.some((term) => !mayBecome(wasIn(term) ?? 'none', relation.group));
  if (relation.group === 'instead') return true;
  return (
    means.has(relation.group) && (tellsChange(fresh, vocabulary) || joinsClauses(relation, phrase, pairs, old, fresh))
  );
}

/** "Key worker for 4 residents, wrote plans" and "wrote plans as key worker": the phrase opened the old sentence. */
function isOwnPart(phrase: readonly Term[], fresh: Statement, pairs: Alignment['pairs'], old: Statement): boolean {
  const [first] = phrase;
  const was = first && pairs.get(first);
  if (!was || fresh.runs.length > 0 || phrase.some((term) => !pairs.has(term))) return false;
  const before = old.terms.filter(({ sentence, from }) => sentence === was.sentence && from < was.from);
  return before.length === 0;
}

/** The relation joins two things that were in separate clauses. */
function joinsClauses(
  relation: Term,
  phrase: readonly Term[],
  pairs: Alignment['pairs'],
  old: Statement,
  fresh: Statement,
): boolean {
  const clauseOf = (term: Term) => old.text.clauses.findIndex((span) => isInside(term.from, span));
  const before = fresh.things.findLast(
    (term) => term.to <= relation.from && term.sentence === relation.sentence && pairs.has(term),
  );
  const wasBefore = before && pairs.get(before);
  const wasBehind = phrase.flatMap((term) => pairs.get(term) ?? [])[0];
  if (wasBefore === undefined || wasBehind === undefined) return false;
  const apart = clauseOf(wasBehind) - clauseOf(wasBefore);
  // "Sales, focus on kitchens" and "sales with a focus on kitchens".
  const isListed = !/[;.]/u.test(old.text.folded.slice(wasBefore.to, Math.max(wasBefore.to, wasBehind.from)));
  return apart !== 0 && !(apart === 1 && relation.group === 'with' && isListed);
}

/** Whether a removed relation changes who did what: the person went with it, or is still there in another role. */
export function unbinds(
  relation: Term,
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (old.runs.length > 0) return isBesideSomebody(relation, old, vocabulary);
  const phrase = phraseOf(relation, old);
  if (isOfFigure(phrase, old, vocabulary)) return true;
  const somebody = phrase.filter((term) => isSomebody(term, relation, old, vocabulary));
  const isStill = (term: Term) => {
    const now = [...pairs].find(([, was]) => was === term)?.[0];
    return now && mayBecome(relation.group, roleOf(now, fresh, vocabulary));
  };
  if (relation.group === 'by' && isMeans(phrase, pairs, vocabulary)) return false;
  // Those who shared the work may not be in any table, so assume a person unless it is a known tool.
  if (sharers.has(relation.group)) return !phrase.some(isStill) && !isTool(phrase, old, vocabulary);
  if (somebody.length > 0) return somebody.some((term) => !isStill(term) && [...pairs.values()].includes(term));
  return isBehindDeed(relation, old, vocabulary);
}

/** "Cut the time by batching the queries": "by" introduces an action, not a person. */
function isMeans([first]: readonly Term[], pairs: Alignment['pairs'], { grammar }: Vocabulary): boolean {
  const isDeed = grammar.gerund !== '' && first?.word?.folded.endsWith(grammar.gerund) === true;
  return isDeed && [...pairs.values()].includes(first);
}

const harmless: ReadonlySet<string> = new Set([
  ...['for to', 'to for', 'by under', 'under by', 'with by', 'with for', 'with to', 'doer by'],
  // "By phone" and "via phone": still the means.
  ...['by through', 'through by', 'with through', 'through with'],
]);

/** Changes of relation that give the person no more credit than before. */
function mayBecome(was: string, now: string): boolean {
  if (was === now) return true;
  if (was === 'none') return now !== 'instead' && now !== 'with';
  return harmless.has(`${was} ${now}`);
}

/** The relation a person is in, marked if it directly follows a verb ("reported to"). Without one they are the doer or none. */
function roleOf(term: Term, statement: Statement, vocabulary: Vocabulary): string {
  const { terms } = statement;
  const relation = terms.findLast((one) => one.kind === 'relation' && phraseOf(one, statement).includes(term));
  if (relation) return isBehindDeed(relation, statement, vocabulary) ? `deed ${relation.group}` : relation.group;
  const before = terms.filter(({ from, sentence }) => from < term.from && sentence === term.sentence);
  return before.some(
    ({ kind, word }) =>
      kind === 'help' || kind === 'charge' || (word && !word.isCapital && word.stem !== term.word?.stem),
  )
    ? 'none'
    : 'doer';
}

function phraseOf(relation: Term, { terms }: Statement): Term[] {
  const behind = terms.filter(({ from, sentence }) => from >= relation.to && sentence === relation.sentence);
  const end = behind.findIndex(({ kind, segment }) => kind === 'relation' || segment !== relation.segment);
  return (end < 0 ? behind : behind.slice(0, end)).slice(0, 4);
}

/** "Fell by 30%" is not "fell to 30%". */
function isOfFigure([first]: readonly Term[], statement: Statement, vocabulary: Vocabulary): boolean {
  return first?.quantity !== undefined && (first.quantity.isPercent || tellsChange(statement, vocabulary));
}

/** For scripts without spaces: looks where the noun of the relation stands. With from/to, Latin names count too. */
function isBesideSomebody(
  { from, to, group }: Term,
  { text }: Statement,
  { traits: { relationsFollow, writesSpaces }, people, titles }: Vocabulary,
): boolean {
  const near = relationsFollow ? text.folded.slice(Math.max(0, from - 6), from) : text.folded.slice(to, to + 6);
  const isWay = group === 'from' || group === 'to';
  // Words that follow their noun also mean "and" and "there is".
  const isSure = sharers.has(group) && ((!relationsFollow && !writesSpaces) || group === 'under' || group === 'by');
  return isSure || people.occurs(near) || titles.occurs(near) || (isWay && /[a-z]/u.test(near));
}

function tellsChange({ text }: Statement, { changes }: Vocabulary): boolean {
  return changes.occurs(text.folded) || text.quantities.some(({ isPercent }) => isPercent);
}

/** "Applied for" is one verb; "posters for" is a thing and its purpose. */
function isBehindDeed({ from, segment }: Term, { things, text }: Statement, { traits, grammar }: Vocabulary): boolean {
  const first = things.find((term) => term.segment === segment);
  if (!first?.word || first.to > from || /\p{L}/u.test(text.folded.slice(first.to, from))) return false;
  const { folded, raw } = first.word;
  if (traits.verbsLookLikeNouns)
    return grammar.past.includes(folded) || verbEndings(grammar).some((ending) => folded.endsWith(ending));
  const isNoun = traits.capitalisesNouns ? /^\p{Lu}/u.test(raw) : folded.endsWith('s');
  return !isNoun && !grammar.deedNouns.some((ending) => folded.endsWith(ending));
}
