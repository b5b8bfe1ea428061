import { assistantWords } from '@fitted/language/packs';
import type { Entry, Line } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { type Rewording, type RoleTime, timeOf } from '@fitted/resume/wording/rewording';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { isAtLeast } from '../lines/line-reading.ts';
import { bodyLines, deedLines, type Reading } from '../reading.ts';
import { rewriteLine, rewriteProfile } from './rewrite-line.ts';

export function rewordLines(reading: Reading): Edit[] {
  const byEntry = new Map<Entry, Line[]>();
  for (const { entry, line } of deedLines(reading)) {
    const certainty = reading.lines.get(line.id)?.certainty ?? 'unsure';
    if (!isAtLeast(certainty, 'likely')) continue;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), line]);
  }
  let guard: ReturnType<typeof openGuard> | undefined;
  const isKept = (line: Line, { text, reason }: Rewording) => {
    guard ??= openGuard({ source: reading.document, statedFacts: [] });
    return guard([replaceLine(line, text, reason)]).kept.length > 0;
  };
  const edits = [...byEntry].flatMap(([entry, lines]) => rewordEntry(reading, entry, lines, isKept));
  const staysPersonal = keepsPerson(
    reading,
    deedLines(reading).map(({ line }) => line),
    edits,
  );
  return edits.filter(({ reason: { code } }) => !unnoticed.has(code) && !(staysPersonal && code === 'first-person'));
}

/** "Using" for "utilizing", a capital letter: correct, but nobody who was asked found it worth a change of its own. */
const unnoticed: ReadonlySet<ReasonCode> = new Set(['clearer', 'punctuation']);

const firstPerson = /(?<![\p{L}.])(?:I|my|me|we|our)(?![\p{L}.])/u;

/** Whether "I" would stay in other lines: nobody notices that one of many is gone. */
function keepsPerson({ language }: Reading, lines: readonly Line[], edits: readonly Edit[]): boolean {
  // The other languages have rules of their own for it.
  if (assistantWords[language].firstPerson) return false;
  const after = new Map(edits.flatMap((edit) => ('lineId' in edit.target ? [[edit.target.lineId, edit.after]] : [])));
  return lines.some(({ id, text }) => firstPerson.test(after.get(id) ?? text));
}

function rewordEntry(
  reading: Reading,
  entry: Entry,
  lines: readonly Line[],
  isKept: (line: Line, rewording: Rewording) => boolean,
): Edit[] {
  const time = timeOf(entry);
  const reworded = new Map(lines.map((line) => [line, rewordLine(reading, line, time)]));
  const all = entry.body.filter(({ id }) => reading.lines.get(id)?.kind !== 'continuation');
  const turned = new Map([...reworded].filter(([line, one]) => one?.reason !== 'tense' || isKept(line, one)));
  const mayTurn = leavesOneTense(all, turned, time);
  const hasCapitals = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 < lines.length;
  return lines.flatMap((line) => {
    const tensed = reworded.get(line);
    const rewording = tensed?.reason === 'tense' && !mayTurn ? rewordLine(reading, line, 'unknown') : tensed;
    if (!rewording) return [];
    // A capital is missing only if the other lines have one and a bullet shows that a line begins here.
    if (rewording.reason === 'punctuation' && (line.kind !== 'bullet' || !hasCapitals)) return [];
    return [replaceLine(line, rewording.text, rewording.reason)];
  });
}

function rewordLine(reading: Reading, line: Line, time: RoleTime): Rewording | undefined {
  if (isSoftwareLine(line) || startsQuoted(line.text)) return undefined;
  // Where a change of tense would lose a wanted word, the other rules can still apply.
  return [time, 'unknown' as const]
    .map((one) => rewriteLine(line.text, reading.language, one))
    .find((one) => one && !losesWanted(reading, line.text, one.text));
}

/**
 * One tense per role. If every line has the same tense, all are changed or none; if they are mixed already, no more lines may be
 * left unchanged than already have the right tense.
 */
function leavesOneTense(
  lines: readonly Line[],
  reworded: ReadonlyMap<Line, Rewording | undefined>,
  time: RoleTime,
): boolean {
  const wanted = time === 'former' ? 'past' : 'base';
  const forms = lines.map((line) => ({
    before: verbFormOf(line.text),
    after: verbFormOf(reworded.get(line)?.text ?? line.text),
  }));
  const already = forms.filter(({ before }) => before === wanted).length;
  // Counts lines whose verb we do not know, and those whose change of tense the guard would not keep.
  const behind = forms.filter(({ after }) => after !== wanted).length;
  return behind <= already;
}

/** No better wording is worth losing a word of the posting: a search for "restocking" may not find "restocked". */
function losesWanted({ skillsIn, wanted }: Reading, before: string, after: string): boolean {
  const kept = new Set(skillsIn(after).map(({ skill }) => skill));
  return skillsIn(before).some(({ skill }) => wanted.has(skill) && !kept.has(skill));
}

export function rewordProfile(reading: Reading): Edit[] {
  const lines = bodyLines(reading.document, (kind) => kind === 'summary').map(({ line }) => line);
  const edits = lines.flatMap((line) => {
    if (line.kind === 'bullet' || isSoftwareLine(line) || startsQuoted(line.text)) return [];
    const rewording = rewriteProfile(line.text, reading.language);
    // "Asst. coordinator": a lower-case letter after a full stop is not always a mistake.
    if (!rewording || rewording.reason === 'punctuation' || losesWanted(reading, line.text, rewording.text)) return [];
    return [replaceLine(line, rewording.text, rewording.reason)];
  });
  // A fragment among sentences that stay in the first person reads like a mistake.
  const staysPersonal = keepsPerson(reading, lines, edits);
  return edits.filter(({ reason: { code } }) => !(staysPersonal && code === 'first-person'));
}

function startsQuoted(text: string): boolean {
  return /^["“«„「『'‘]/u.test(text);
}
