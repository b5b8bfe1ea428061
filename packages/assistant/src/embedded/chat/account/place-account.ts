import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import type { ChatInput } from '../../../assistant.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { homeOf } from '../acts/act-task.ts';
import { whereLast } from '../acts/find-where.ts';
import { currentJob, entryAbout, sectionBySense, sharedWith, tellingNames } from '../acts/place-told.ts';
import { valuesIn } from '../corrections/spoken-values.ts';
import { jobsOf } from '../facts/ask-place.ts';
import { entriesIn, mentionsIn } from '../operations/mentions.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { speaksToUs } from './data/spoken-words.ts';
import { dutyOpening } from './of-line.ts';
import type { Part } from './read-parts.ts';

/** Where an account belongs: the job, and the line it is about if the message names one. */
export interface Home {
  readonly entry: Entry;
  readonly line: Line | undefined;
  /** The part of the message that speaks of the line, if it is told with it. */
  readonly pointer?: Part | undefined;
  /** What is told stands in place of the line, which says little. */
  readonly isAnew?: boolean;
  /** The message names the job or the line; otherwise it is the one spoken of last, or the one held now. */
  readonly isNamed: boolean;
}

export function homeOfAccount(input: ChatInput, parts: readonly Part[], told: string): Home | undefined {
  const { document } = input;
  const spoken = lineNamed(document, parts);
  const line = levelNamed(document, parts, told) ?? spoken?.line ?? lineWithName(document, told);
  const ofLine = line && homeOf(document, line);
  const named = jobsNamed(document, parts, told);
  // The job that is named is surer than a line that only sounds like it.
  if (ofLine && (named.length === 0 || named.includes(ofLine)))
    return { entry: ofLine, line, isNamed: true, ...(line === spoken?.line && spoken) };
  const [job] = named;
  const bare = job ? undefined : bareLineAbout(document, told);
  const home = bare && homeOf(document, bare);
  if (bare && home) return { entry: home, line: bare, isAnew: true, isNamed: true };
  // Of several jobs with one employer the first is only the likeliest.
  if (job) return { entry: job, line: undefined, isNamed: named.length === 1 };
  const likely = jobOfYear(document, told) ?? entryAbout(document, told) ?? whereLast(input);
  const entry = likely ?? currentJob(document) ?? jobsOf(document)[0];
  return entry && { entry, line: undefined, isNamed: likely !== undefined };
}

/** A level belongs to the language that the message names. */
function levelNamed({ sections }: ResumeDocument, parts: readonly Part[], told: string): Line | undefined {
  if (!valuesIn(told).some(({ kind }) => kind === 'level')) return undefined;
  const said = tellingNames(parts.map(({ text }) => text).join(' '));
  const lines = sections
    .filter(({ kind }) => kind === 'languages')
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  return lines.find((line) => sharedWith(said, line.text) > 0);
}

/** "The SST is up to date": the one line outside the jobs with the same short name. */
function lineWithName(document: ResumeDocument, told: string): Line | undefined {
  const names: readonly string[] = told.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,9}(?![\p{L}\p{N}])/gu) ?? [];
  const others = bodies(document).filter(
    (line) => !jobsOf(document).some(({ body }) => body.includes(line)) && !isList(line),
  );
  const found = others.filter(({ text }) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => names.includes(word)));
  return found.length === 1 ? found[0] : undefined;
}

type Spoken = Pick<Home, 'pointer' | 'isAnew'> & { readonly line: Line };

/** The one line that is quoted, or that a part which is not itself the account speaks of. */
function lineNamed(document: ResumeDocument, parts: readonly Part[]): Spoken | undefined {
  const all = bodies(document);
  for (const { text } of parts) {
    const quoted = mentionsIn(document, text).quotes.flatMap((quote) =>
      all.filter((line) => isQuoted(line.text, quote)),
    );
    if (quoted.length === 1 && quoted[0]) return { line: quoted[0] };
  }
  const firstTold = parts.map(({ kind }) => kind).indexOf('told');
  for (const [at, part] of parts.entries()) {
    const { text, kind } = part;
    const label = /^([^,.:：]{2,60}?) ?[:：]/u.exec(text)?.[1];
    const name = label ?? (isPointing(text, kind, at < firstTold ? longPointer : shortPointer) ? text : undefined);
    if (name === undefined) continue;
    const { lines, isVague } = mentionsIn(document, name);
    const [only, ...others] = lines.filter((line) => all.includes(line) && !isList(line));
    if (!only || others.length > 0 || isVague) continue;
    const isOfJob = jobsOf(document).some(({ body }) => body.includes(only));
    return { line: only, ...(label === undefined && { pointer: part }), ...(isOfJob && { isAnew: true }) };
  }
  // "The handball, is it any use? I am captain": asked of a line outside the jobs.
  const asked = parts.filter(({ kind }) => kind === 'asked').map(({ text }) => mentionsIn(document, text));
  const [only, ...others] = asked
    .flatMap(({ lines, isVague }) => (isVague ? [] : lines))
    .filter((line) => all.includes(line));
  const isAlone = only && others.length === 0 && !jobsOf(document).some(({ body }) => body.includes(only));
  return isAlone ? { line: only } : undefined;
}

/** A list of names is not a place for a sentence, unless it is quoted. */
const isList = ({ text }: Line): boolean => (text.match(/[,、，|·]/gu) ?? []).length >= 3;

/** Says what the account is about: not a wish for something else, nor what the person feels about it. */
function isPointing(text: string, kind: Part['kind'], longest: number): boolean {
  if (kind === 'told' || kind === 'asked' || speaksToUs.test(text) || text.length > longest) return false;
  // "fix the cold calling one": what is told behind it says how.
  return kind !== 'wanted' || clausesOf(text).every(({ act }) => act === undefined || mending.has(act));
}

const mending: ReadonlySet<string> = new Set(['add', 'replace', 'spell']);

/** Nobody needs more to name a line; what comes behind the account is mostly about something else. */
const longPointer = 80;
const shortPointer = 50;

/** The one line of a job with which the account shares a word that no other line has, if the line says little. */
export function bareLineAbout(document: ResumeDocument, told: string): Line | undefined {
  if (!tellsOfSelf(told) || sectionBySense(document, told)) return undefined;
  const said = tellingNames(told);
  const lines = jobsOf(document).flatMap(({ body }) => body);
  const rare = said.filter((name) => lines.filter(({ text }) => sharedWith([name], text) > 0).length === 1);
  const found = lines.filter(({ text }) => sharedWith(rare, text) > 0);
  const [only, ...others] = found;
  return only && others.length === 0 && isBare(only.text, said) ? only : undefined;
}

/** "Involved in school choir": no figure, and at least half of what it names was told as well. */
function isBare(line: string, said: readonly string[]): boolean {
  const names = tellingNames(line.replace(dutyOpening, ''));
  return !/\p{N}/u.test(line) && sharedWith(names, said.join(' ')) * 2 >= names.length;
}

/** The one job that covers the years that are named. */
function jobOfYear(document: ResumeDocument, told: string): Entry | undefined {
  const years = [...told.matchAll(/(?<![\p{N}.,])(?:19|20)\d\d(?![\p{N}]|[.,]\p{N})/gu)].map(({ 0: year }) =>
    Number(year),
  );
  if (years.length === 0) return undefined;
  const found = jobsOf(document).filter(({ fields: { period } }) => {
    const from = period?.start?.year;
    const to = period?.isCurrent ? Number.POSITIVE_INFINITY : period?.end?.year;
    return from !== undefined && to !== undefined && years.every((year) => year >= from && year <= to);
  });
  return found.length === 1 ? found[0] : undefined;
}

const isQuoted = (line: string, quote: string): boolean =>
  quote.trim().length > 2 && line.toLowerCase().includes(quote.trim().toLowerCase());

/** Lines that something can be added to: of every section but the summary, which is prose about all of it. */
const bodies = ({ sections }: ResumeDocument): readonly Line[] =>
  sections.filter(({ kind }) => kind !== 'summary').flatMap(({ entries }) => entries.flatMap(({ body }) => body));

/** The jobs that the message names; of several by one employer first the one whose lines are most like what was told. */
function jobsNamed(document: ResumeDocument, parts: readonly Part[], told: string): readonly Entry[] {
  const jobs = jobsOf(document);
  const inTold = entriesIn(document, told).filter((entry) => jobs.includes(entry));
  const around = parts.filter(({ kind }) => kind === 'around' || kind === 'denied').map(({ text }) => text);
  const named = inTold.length > 0 ? inTold : entriesIn(document, around.join('. ')).filter((one) => jobs.includes(one));
  const said = tellingNames(told);
  // Two jobs with one employer are both named by it, however the rest of their heads is read.
  const names = new Set(
    named
      .flatMap(({ head }) => tellingNames(head.map(({ text }) => text).join(' ')))
      .filter((one) => said.includes(one)),
  );
  const alike = jobs.filter(({ head }) => head.some(({ text }) => tellingNames(text).some((one) => names.has(one))));
  const shared = ({ body }: Entry) => sharedWith(said, body.map(({ text }) => text).join(' '));
  return jobs
    .filter((job) => named.includes(job) || alike.includes(job))
    .sort((one, other) => shared(other) - shared(one));
}
