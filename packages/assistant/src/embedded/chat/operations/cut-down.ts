import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../assistant.ts';
import { removeLine, replaceLine } from '../build-edit.ts';
import { proposeEdits } from '../propose-edits.ts';
import { change, type Handler, onlyLine, say, subjectOf, type Turn } from './answer.ts';
import { countWords } from './data/commands.ts';
import { findCounted } from './find-counted.ts';
import { findPlace } from './find-place.ts';
import { bodyOf, findLines, nameOfEntry, nameOfSection } from './find-target.ts';
import { unquote } from './fold-name.ts';
import { bulletsOf, fewestBullets, leastRelevant, type Role, rolesOf } from './least-relevant.ts';
import { sentencesOf } from './take-out.ts';

const shortBullets = 4;

export const keepBullets: Handler = (turn) => {
  const count =
    Number(turn.groups.count?.normalize('NFKC')) || (countWords[turn.groups.count?.toLowerCase() ?? ''] ?? 0);
  if (count < 1) return say(turn, 'notUnderstood');
  const doomed = rolesOf(turn).flatMap((role) => leastRelevant(turn, role, count));
  return change(
    turn,
    doomed.map(({ line }) => removeLine(line, 'less-relevant')),
    'keptBullets',
    { count },
  );
};

/** The whole resume, or only the part that is named. */
export const shorten: Handler = (turn) => {
  const { document } = turn.input;
  const name = unquote(turn.groups.words ?? subjectOf(turn));
  if (name === '') return shortenAll(turn);
  const place = turn.groups.words ? undefined : findPlace(document, name);
  if (place?.kind === 'section' && place.section.kind === 'summary') return shortenSummary(turn, place.section);
  if (place) {
    const named = place.kind === 'entry' ? [place.entry] : place.section.entries;
    const lines = new Set(named.flatMap(({ body }) => body.map(({ id }) => id)));
    const wording = shorterWording(turn).filter(({ target }) => 'lineId' in target && lines.has(target.lineId));
    const chosen = rolesOf(turn).filter(({ entry }) => named.includes(entry));
    return orNothing(
      turn,
      place.kind === 'entry' ? nameOfEntry(place.entry) : nameOfSection(place.section),
      shortenRoles(turn, chosen, (bullets) => Math.max(fewestBullets, Math.ceil((bullets * 2) / 3)), wording),
    );
  }
  return onlyLine(turn, name, findCounted(turn, name) ?? findLines(document, name), (only) => {
    const wording = shorterWording(turn).filter(({ target }) => 'lineId' in target && target.lineId === only.id);
    return orNothing(turn, only.text, change(turn, wording, 'shortened'));
  });
};

/** One bullet fewer in the longest roles each time it is asked for, from four on. */
function shortenAll(turn: Turn): ChatAnswer {
  const longest = Math.max(0, ...rolesOf(turn).map(({ entry }) => bulletsOf(entry).length));
  const count = Math.max(fewestBullets, Math.min(shortBullets, longest - 1));
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

/** Of each paragraph of the summary the sentences that matter most, at least one, in the order they had. */
function shortenSummary(turn: Turn, section: Section): ChatAnswer {
  const edits = bodyOf([section]).flatMap((line) => {
    const sentences = sentencesOf(line.text);
    if (sentences.length < 2) return [];
    const ranked = [...sentences].sort(
      (one, other) => turn.reading.relevance.overall(other) - turn.reading.relevance.overall(one),
    );
    const kept = new Set(ranked.slice(0, Math.ceil(sentences.length / 2)));
    const after = sentences
      .filter((sentence) => kept.has(sentence))
      .join('')
      .trim();
    return [replaceLine(line, after, 'shorter')];
  });
  const shortened = orNothing(turn, nameOfSection(section), change(turn, edits, 'shortened'));
  return { ...shortened, askedLines: edits.map(({ after }) => after) };
}
