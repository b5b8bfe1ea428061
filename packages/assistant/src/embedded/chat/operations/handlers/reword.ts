import { assistantWords } from '@fitted/language/packs';
import { unquote } from '@fitted/language/writing/quotations';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { sentencesOf } from '@fitted/resume/guard/support/own-statement';
import { inflectBases } from '@fitted/resume/wording/english/role-tense';
import { sidesOfAnd } from '../../../../understand/acts/order-templates.ts';
import { removeLine, replaceLine } from '../../../build-edit.ts';
import { rewordLines, rewordProfile } from '../../../wording/reword-lines.ts';
import { change, say } from '../../answer.ts';
import { bodyOf, findSection, nameOfSection } from '../../find/find-target.ts';
import { readSlots } from '../../read-slots.ts';
import { mentionsIn } from '../mentions.ts';
import { linesMeant, offerLines, type Perform, sectionMeant, type Task } from '../task.ts';
import { becomes } from '../units.ts';
import { renameHeading } from './rename-heading.ts';
import { clean } from './replace-pair.ts';

/** The current name comes at the beginning or after "instead of". */
const oldBefore =
  /(?:^|instead of|rather than|statt|anstatt|au lieu de|plutôt que|en vez de|en lugar de)[\s"'“”„«「『‘]{0,6}$/iu;

export const rename: Perform = (task) => {
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], ['rename']);
  const found = slots ? findSection(task.input.document, slots.groups.section ?? '') : undefined;
  if (slots?.groups.to && found?.kind === 'one')
    return change(task, [renameHeading(found.target, unquote(slots.groups.to))]);
  const section = sectionMeant(task);
  const { quotes } = task.mentions;
  const [match] = [...task.text.matchAll(becomes)].slice(-1);
  const behind = match ? clean(task.text.slice(match.index + match[0].length)) : '';
  const [quote, second] = quotes;
  // "instead of 'About me' …": what is quoted is the old name.
  const isOld =
    quote !== undefined && second === undefined && oldBefore.test(task.text.slice(0, task.text.indexOf(quote)));
  const to = isOld ? undefined : (second ?? quote ?? behind);
  if (
    !section?.heading ||
    !to ||
    to.length > 60 ||
    /[,，、;]/u.test(to) ||
    to.toLowerCase() === nameOfSection(section).toLowerCase()
  )
    return undefined;
  return { ...change(task, [renameHeading(section, to.charAt(0).toUpperCase() + to.slice(1))]), askedLines: [to] };
};

/** Splits between sentences or at an independent clause; never within a clause. */
export const split: Perform = (task) => {
  const lines = linesMeant(task);
  const bodies = [...bodyOf(task.mentions.sections), ...task.mentions.entries.flatMap(({ body }) => body)];
  const long = lines.length > 0 ? lines : [...new Set(bodies)].filter(({ text }) => sentencesOf(text).length > 1);
  const [line, ...others] = long;
  if (!line) return undefined;
  if (others.length > 0) return offerLines(task, long);
  const parts = sentencesOf(line.text);
  const clauses = parts.length > 1 ? parts : line.text.split(/(?:(?<!\s)\s+)?[;；]\s*/u);
  if (clauses.length < 2) return say(task, 'cannotSplit', { name: line.text });
  const [first = '', ...rest] = clauses.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const below = rest.map(
    (after, at): Edit => ({
      id: `requested:split:${line.id}:${at}`,
      kind: 'insert-line',
      target: { afterLineId: line.id },
      line: { kind: line.kind, depth: line.depth },
      before: '',
      after,
      reason: { code: 'requested', params: {} },
      evidence: [],
    }),
  );
  return { ...change(task, [replaceLine(line, first, 'requested'), ...below]), askedLines: [first, ...rest] };
};

/** Lines of two different jobs are never merged. */
export const merge: Perform = (task) => {
  const [one, other] = pairMeant(task) ?? [];
  if (!one || !other) return undefined;
  const list = readItemList(one.text) && readItemList(other.text);
  const after = `${one.text.replace(/[.。;；]$/u, '')}${list ? ', ' : '; '}${other.text}`;
  return {
    ...change(task, [replaceLine(one, after, 'requested'), removeLine(other, 'requested')]),
    askedLines: [after],
  };
};

const maxSides = 6;

/** The two lines of one job that are meant: both are named alike, or each by its own side of an "and". */
function pairMeant(task: Task): readonly Line[] | undefined {
  const { document } = task.input;
  const bodies = document.sections.flatMap(({ entries }) => entries.map(({ body }) => body));
  const within = (lines: readonly Line[]) => bodies.some((body) => lines.every((line) => body.includes(line)));
  const meant = linesMeant(task);
  if (meant.length === 2 && within(meant)) return meant;
  const sides = sidesOfAnd(task.text)
    .slice(0, maxSides)
    .map((side) => mentionsIn(document, side).lines);
  const pairs = sides.flatMap((named, at) =>
    sides.slice(at + 1).flatMap((others) => named.flatMap((one) => others.map((other) => [one, other] as const))),
  );
  const possible = pairs.filter((pair) => pair[0] !== pair[1] && within(pair));
  return possible.length === 1 ? possible[0] : undefined;
}

/** What our own wording rules can do: remove the person from lines, use one tense per job, fix slips of the pen. */
export const tidy: Perform = (task) => {
  const codes: readonly string[] =
    task.name === 'tense' ? ['tense', 'first-person'] : ['punctuation', 'clearer', 'spelling', 'posting-spelling'];
  const meant = new Set(task.mentions.entries.length > 0 ? bodyOfEntries(task) : linesMeant(task).map(({ id }) => id));
  const all = [...rewordProfile(task.reading), ...rewordLines(task.reading)].filter(({ reason }) =>
    codes.includes(reason.code),
  );
  const found = meant.size > 0 ? all.filter(({ target }) => 'lineId' in target && meant.has(target.lineId)) : all;
  const edits = task.name === 'tense' ? [...found, ...pastAsAsked(task, found)] : found;
  if (edits.length === 0) return say(task, task.name === 'tense' ? 'tenseAlready' : 'noMistakes');
  return { ...change(task, edits), ...(task.name === 'tense' && { askedLines: edits.map(({ after }) => after) }) };
};

const withCapitalOf = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;

const bodyOfEntries = ({ mentions }: Task): string[] =>
  mentions.entries.flatMap(({ body }) => body.map(({ id }) => id));

/** An object behind the first word proves a verb: "Sort parcels", "Load the vans"; "Project 2", "Lead developer" have none. */
const withObject =
  /^\p{L}+ (?:(?:the|an?|all|our|his|her|their) |(?:\p{Ll}+(?:ed|ing|al|y) )?\p{Ll}{2,}(?<!s)s(?!\p{L}))/u;

/** "the parcels job should be past tense": asked for like this, a word that may be a noun, too ("Sort", "Load"), is taken for a verb. */
function pastAsAsked(task: Task, known: readonly Edit[]): Edit[] {
  const { document } = task.input;
  // The other languages have rules of their own for it.
  if (assistantWords[document.language].firstPerson || task.mentions.entries.length === 0) return [];
  const done = new Set(known.flatMap(({ target }) => ('lineId' in target ? [target.lineId] : [])));
  const lines = task.mentions.entries
    .flatMap(({ body }) => body)
    .filter(({ id, kind, text }) => kind === 'bullet' && !done.has(id) && withObject.test(text));
  return lines.flatMap((line) => {
    const past = inflectBases(line.text, 'past', true);
    return past === undefined || past === line.text ? [] : [replaceLine(line, withCapitalOf(line.text, past), 'tense')];
  });
}
