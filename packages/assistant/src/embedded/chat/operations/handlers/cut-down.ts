import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../../../assistant.ts';
import { operationCues } from '../../../../cues.ts';
import { namesOther } from '../../../../understand/read-operation.ts';
import { removeLine, replaceLine } from '../../../build-edit.ts';
import { proposeEdits } from '../../../propose-edits.ts';
import { sentencesOf } from '../../../structure/summary/empty-sentences.ts';
import { change, say, type Turn } from '../../answer.ts';
import { countWords } from '../../data/slot-patterns.ts';
import { bodyOf, nameOfEntry, nameOfSection } from '../../find/find-target.ts';
import { foldLetters } from '../../fold-name.ts';
import { bulletsOf, leastRelevant, minBullets, type Role, rolesOf } from '../../least-relevant.ts';
import { readSlots } from '../../read-slots.ts';
import { entryMeant, linesMeant, offerLines, type Perform, sectionMeant, type Task } from '../task.ts';
import { shorterSummary } from './shorter-summary.ts';

const shortBullets = 4;

/** Shortens a line, a section, a job or everything; or keeps so many bullets per job. */
export const shorten: Perform = (task) => {
  const [entry, section] = [entryMeant(task), sectionMeant(task)];
  const lines = linesMeant(task);
  const [line, ...others] = lines;
  const isLine = line && (task.mentions.saysLine || task.slots.line || (!entry && !section));
  const count = entry || section ? undefined : bulletsWanted(task);
  if (count) return keepBullets(task, count);
  if (isLine) return others.length > 0 ? offerLines(task, lines) : shortenLine(task, line);
  if (section?.kind === 'summary' && !entry) return shortenSummary(task, section);
  if (!entry && !section) return namesOther(task.text) ? undefined : shortenAll(task);
  const named = entry ? [entry] : (section?.entries ?? []);
  const within = new Set(named.flatMap(({ body }) => body.map(({ id }) => id)));
  const wording = shorterWording(task).filter(({ target }) => 'lineId' in target && within.has(target.lineId));
  const chosen = rolesOf(task).filter((role) => named.includes(role.entry));
  const told = linesToKeep(task);
  return orNothing(
    task,
    entry ? nameOfEntry(entry) : section ? nameOfSection(section) : '',
    shortenRoles(task, chosen, (bullets) => told ?? Math.max(minBullets, Math.ceil((bullets * 2) / 3)), wording),
  );
};

const toSoMany = pattern('u')`
  (?<!\p{Script=Latin})(?:${operationCues.any('downTo')})\s?(?<ahead>\p{N}{1,2}|\p{L}{1,8})\s?(?:${operationCues.any('lineUnit')})
  |(?<behind>\p{N}{1,2}|\p{Script=Han})\s?(?:${operationCues.any('lineUnit')})(?:${operationCues.any('downToBehind')})
`;

/** "Shorten Northgate Freight to three lines" */
function linesToKeep({ text }: Task): number | undefined {
  const { ahead, behind } = toSoMany.exec(foldLetters(text.normalize('NFKC')).toLowerCase())?.groups ?? {};
  const said = ahead ?? behind ?? '';
  return Number(said) || countWords[said] || undefined;
}

/** "only three bullets per job" */
function bulletsWanted({ text, input }: Task): number | undefined {
  const count = readSlots(text, [input.language, input.document.language], ['bullets'])?.groups.count;
  const wanted = Number(count?.normalize('NFKC')) || (countWords[count?.toLowerCase() ?? ''] ?? 0);
  return wanted > 0 ? wanted : undefined;
}

function keepBullets(turn: Turn, count: number): ChatAnswer {
  const doomed = rolesOf(turn).flatMap((role) => leastRelevant(turn, role, count));
  const edits = doomed.map(({ line }) => removeLine(line, 'less-relevant'));
  return change(turn, edits, 'keptBullets', { count });
}

function shortenLine(turn: Turn, line: Line): ChatAnswer {
  const profile = turn.input.document.sections.find(
    ({ kind, entries }) => kind === 'summary' && entries.some(({ body }) => body.includes(line)),
  );
  if (profile) return shortenSummary(turn, profile);
  const wording = shorterWording(turn).filter(({ target }) => 'lineId' in target && target.lineId === line.id);
  return orNothing(turn, line.text, change(turn, wording, 'shortened'));
}

/** Each request removes one bullet from the longest roles, starting at four. */
function shortenAll(turn: Turn): ChatAnswer {
  const longest = Math.max(0, ...rolesOf(turn).map(({ entry }) => bulletsOf(entry).length));
  const count = Math.max(minBullets, Math.min(shortBullets, longest - 1));
  const shortened = shortenRoles(turn, rolesOf(turn), () => count, shorterWording(turn));
  return shortened.edits.length > 0 ? shortened : say(turn, 'alreadyShort');
}

function orNothing(turn: Turn, name: string, answer: ChatAnswer): ChatAnswer {
  return answer.edits.length > 0 ? answer : say(turn, 'cannotShorten', { name });
}

function shorterWording({ input }: Turn): Edit[] {
  return [...proposeEdits(input)].filter(
    ({ kind, after, before }) => kind === 'replace-line' && after.length < before.length,
  );
}

function shortenRoles(
  turn: Turn,
  chosen: readonly Role[],
  countFor: (bullets: number) => number,
  wording: readonly Edit[],
): ChatAnswer {
  const doomed = chosen.flatMap((role) => leastRelevant(turn, role, countFor(bulletsOf(role.entry).length)));
  const gone = new Set(doomed.map(({ line }) => line.id));
  const kept = wording.filter(({ target }) => !('lineId' in target && gone.has(target.lineId)));
  return change(turn, [...kept, ...doomed.map(({ line }) => removeLine(line, 'shorter'))], 'shortened');
}

/** Drops what says nothing; else keeps the most relevant sentences of each paragraph, at least one, in their original order. */
function shortenSummary(turn: Turn, section: Section): ChatAnswer {
  const edits = bodyOf([section]).flatMap((line) => {
    const shorter = shorterSummary(turn.reading, section, line.text);
    if (shorter !== undefined) return [replaceLine(line, shorter, 'shorter')];
    const sentences = sentencesOf(line.text);
    if (sentences.length < 2) return shortenSentence(turn, line);
    const ranked = [...sentences].sort(
      (one, other) => turn.reading.relevance.overall(other) - turn.reading.relevance.overall(one),
    );
    const kept = new Set(ranked.slice(0, Math.ceil(sentences.length / 2)));
    const after = sentences
      .filter((sentence) => kept.has(sentence))
      .join(traitsOf(turn.reading.language).writesSpaces ? ' ' : '');
    return [replaceLine(line, after, 'shorter')];
  });
  const shortened = orNothing(turn, nameOfSection(section), change(turn, edits, 'shortened'));
  return { ...shortened, askedLines: edits.map(({ after }) => after) };
}

/** A sentence of this many characters is long. */
const longSentence = 120;

/** What follows depends on such a word, so it cannot be removed alone. */
const opensClause =
  /^\s*(?:who|which|that|where|because|die|der|das|den|dem|deren|dessen|dass|weil|wenn|que|quien|qui|dont|où|donde)(?!\p{L})/iu;

/** Drops the least relevant parts between the first and last comma of a long sentence: what is left is still a sentence. */
function shortenSentence({ reading }: Turn, line: Line): Edit[] {
  const parts = line.text.split(/(?<=[,，、])/u);
  const middle = parts.slice(1, -1).filter((part) => !opensClause.test(part));
  if (line.text.length < longSentence || middle.length === 0) return [];
  const ranked = [...middle].sort((one, other) => reading.relevance.overall(one) - reading.relevance.overall(other));
  const gone = new Set(ranked.slice(0, Math.ceil(middle.length / 2)));
  const after = parts.filter((part, at) => at === 0 || at === parts.length - 1 || !gone.has(part)).join('');
  return [replaceLine(line, after, 'shorter')];
}
