import type { Language } from '@fitted/contract/languages';
import type { Entry, Line } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { isAtLeast } from '../lines/line-reading.ts';
import { bodyLines, deedLines, type Reading } from '../reading.ts';
import { verbFormOf } from './english/role-tense.ts';
import type { Rewording, RoleTime } from './rewording.ts';
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

/** "Using" for "utilizing", a capital letter: right, and not worth a change of its own to anyone who was asked. */
const unnoticed: ReadonlySet<ReasonCode> = new Set(['clearer', 'punctuation']);

const firstPerson: Partial<Readonly<Record<Language, RegExp>>> = { en: /(?<![\p{L}.])(?:I|my|me|we|our)(?![\p{L}.])/u };

/** Whether "I" would stay in other lines: one that is gone among many is noticed by nobody. */
function keepsPerson({ language }: Reading, lines: readonly Line[], edits: readonly Edit[]): boolean {
  const pattern = firstPerson[language];
  if (!pattern) return false;
  const after = new Map(edits.flatMap((edit) => ('lineId' in edit.target ? [[edit.target.lineId, edit.after]] : [])));
  return lines.some(({ id, text }) => pattern.test(after.get(id) ?? text));
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
    // A capital is only missing where the others have one and a bullet says that a line begins here.
    if (rewording.reason === 'punctuation' && (line.kind !== 'bullet' || !hasCapitals)) return [];
    return [replaceLine(line, rewording.text, rewording.reason)];
  });
}

function rewordLine(reading: Reading, line: Line, time: RoleTime): Rewording | undefined {
  if (isSoftwareLine(line) || startsQuoted(line.text)) return undefined;
  // Where another tense would lose a word, the rest can still be put right.
  return [time, 'unknown' as const]
    .map((one) => rewriteLine(line.text, reading.language, one))
    .find((one) => one && !losesWanted(reading, line.text, one.text));
}

/**
 * One tense a role. Where every line stands in the same tense, all are turned or none; where they are mixed already, no more may
 * stay behind than stand in the right tense.
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
  // A line whose verb we do not know may well stay behind, and so does one that the guard would not turn.
  const behind = forms.filter(({ after }) => after !== wanted).length;
  return behind <= already;
}

/** No better wording is worth a word that the posting looks for: who asks for "restocking" may not find "restocked". */
function losesWanted({ skillsIn, wanted }: Reading, before: string, after: string): boolean {
  const kept = new Set(skillsIn(after).map(({ skill }) => skill));
  return skillsIn(before).some(({ skill }) => wanted.has(skill) && !kept.has(skill));
}

export function rewordProfile(reading: Reading): Edit[] {
  const lines = bodyLines(reading.document, (kind) => kind === 'summary').map(({ line }) => line);
  const edits = lines.flatMap((line) => {
    if (line.kind === 'bullet' || isSoftwareLine(line) || startsQuoted(line.text)) return [];
    const rewording = rewriteProfile(line.text, reading.language);
    // "Asst. coordinator": a small letter behind a full stop is no mistake of its own.
    if (!rewording || rewording.reason === 'punctuation' || losesWanted(reading, line.text, rewording.text)) return [];
    return [replaceLine(line, rewording.text, rewording.reason)];
  });
  // A fragment before sentences that go on in the first person reads as a slip.
  const staysPersonal = keepsPerson(reading, lines, edits);
  return edits.filter(({ reason: { code } }) => !(staysPersonal && code === 'first-person'));
}

function timeOf({ fields }: Entry): RoleTime {
  if (!fields.period) return 'unknown';
  return fields.period.isCurrent ? 'current' : 'former';
}

function startsQuoted(text: string): boolean {
  return /^["“«„「『'‘]/u.test(text);
}
