import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Period, ResumeDocument, Section, YearMonth } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { findPeriod } from '@fitted/resume/parse/periods/periods';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { timesOff } from '../../../chat/chat-words.ts';
import { talkCues } from '../../../cues.ts';
import { capitalise } from '../../letter-case.ts';
import { hearsUntrue } from '../acts/hears-untrue.ts';
import { wordFact } from '../acts/word-fact.ts';
import { change, openTurn, shownFirst, type Turn } from '../answer.ts';
import { writeLike } from '../corrections/date-style.ts';
import { entriesNamedIn } from '../find/find-target.ts';
import { readSlots } from '../read-slots.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { newEntry } from './add-role.ts';

type Times = Omit<Period, 'text'>;

/** A longer message tells more than one thing. */
const longest = 140;
const maxNameWords = 8;
const maxNameCharacters = 24;

/** "put career break, raising three kids, june 2015 to now": what it was and from when to when is an entry of its own. */
export function tellTime(input: ChatInput): ChatAnswer | undefined {
  const { document, message } = input;
  const said = message.trim();
  const isOrder = ordering.test(said) || ordering.test(said.replace(heardFirst, ''));
  if (!isOrder || entriesNamedIn(document, message).length > 0 || hearsUntrue(message, document)) return undefined;
  // "add a new job: …" says itself that it is one.
  if (readSlots(said, [input.language, document.language], ['add-role'])) return undefined;
  const turn = openTurn(input);
  const entry = datedEntryIn(turn, message.trim());
  return entry && shownFirst(change(turn, [entry]));
}

function datedEntryIn(turn: Turn, message: string): Edit | undefined {
  const found = message.length <= longest && !/[?？]/u.test(message) ? findPeriod(message) : undefined;
  const { start, end, isCurrent } = found?.period ?? { isCurrent: false };
  if (!found || !start || !(end || isCurrent)) return undefined;
  const [before, behind] = [message.slice(0, found.from), message.slice(found.to)];
  const name = nameIn(before) || nameIn(behind);
  const told = nameIn(before) === '' ? '' : clausesOf(behind).find(({ joint }) => joint !== 'start')?.text;
  if (name === '' || !isName(name)) return undefined;
  const deed = told ? wordFact(told, turn.reading.language) : '';
  return timeEntry(turn.input.document, name, { start, ...(end && { end }), isCurrent }, deed);
}

const isName = (name: string): boolean =>
  hasCjk(name) ? name.length <= maxNameCharacters : name.split(/\s+/u).length <= maxNameWords;

const ordering = pattern('iu')`^(?:${talkCues.any('putTime')})\s*`;
const loose = /(?<![\s,，、(（])[\s,，、(（]{1,4}$/u;
const dangling = pattern('iu')`(?<!\p{sc=Latin})(?:${talkCues.any('beforeTime')})$`;
/** "ok put …", "dann schreib …" */
const heardFirst = /^[\p{L}’']{1,6}[,!.]?\s+(?=\S)/u;
const opening = pattern('iu')`^(?:${talkCues.any('tellsTime')})\s*`;

/** The name of a time, without the order around it. */
const nameIn = (text: string): string =>
  capitalise(
    text
      .trim()
      .replace(/^(?:[\p{L}’']{1,6}[,!.]?\s+)?(?=\S)/u, (first) =>
        ordering.test(text.slice(first.length)) ? '' : first,
      )
      .replace(ordering, '')
      .replace(opening, '')
      .replace(loose, '')
      .replace(dangling, '')
      .replace(loose, '')
      .trim(),
  );

/** The entry of a time among the jobs, latest first, dated as this resume dates them. */
export function timeEntry(document: ResumeDocument, name: string, times: Times, deed = ''): Edit | undefined {
  const section = document.sections.find(({ kind }) => kind === 'experience');
  if (!section || !times.start) return undefined;
  const dates = writtenPeriod(document, section, times);
  const head = isDatedFirst(section) || hasCjk(name) ? `${dates} ${name}` : `${name}, ${dates}`;
  const { year, month = 1 } = times.start;
  const isLater = ({ period }: Section['entries'][number]['fields']) =>
    period?.isCurrent === true
      ? !times.isCurrent
      : (period?.start?.year ?? 0) * 12 + (period?.start?.month ?? 1) > year * 12 + month;
  const newer = section.entries.findLast(({ fields }) => isLater(fields));
  const entry = newEntry(section, head, newer?.id ?? null);
  return deed === '' ? entry : { ...entry, after: `${head}\n${deed}` };
}

const isDatedFirst = ({ entries }: Section): boolean =>
  entries.some(({ head: [first] }) => first !== undefined && findDates(first.text)[0]?.from === 0);

/** "März 2018 – August 2020", "04/2018 - 08/2020": dates and what stands between them as in the jobs of this resume. */
function writtenPeriod(document: ResumeDocument, section: Section, { start, end, isCurrent }: Times): string {
  const periods = section.entries.flatMap(({ fields: { period } }) => (period ? [period.text] : []));
  const samples = periods.flatMap((text) =>
    findDates(text).map(({ from, to, date }) => ({ text: text.slice(from, to), month: date?.month })),
  );
  const like = (samples.find(({ text }) => /\p{L}{3}/u.test(text)) ?? samples[0])?.text ?? '';
  const isShort = samples.some((one) => isShortened(one, document.language));
  const write = (date: YearMonth) =>
    date.month === undefined || /^\p{N}{4}$/u.test(like)
      ? String(date.year)
      : writeLike(document, like, { text: named(date, like, document.language, isShort), date });
  const [between = ' – '] = periods.flatMap((text) => betweenDates(text) ?? []);
  const last = isCurrent || !end ? (periods.flatMap(presentIn)[0] ?? timesOff[document.language].present) : write(end);
  return `${start ? write(start) : ''}${between}${last}`;
}

/** What separates the two dates of a period. */
function betweenDates(text: string): string | undefined {
  const [first, second] = findDates(text);
  if (!first || !second) return undefined;
  const found = text.slice(first.to, second.from);
  return found.length <= 6 && !/\p{N}/u.test(found) ? found : undefined;
}

/** The word for this day in a period that lasts to it. */
function presentIn(text: string): string[] {
  const word = findDates(text).length === 1 ? (text.split(/[\s–—~～-]+/u).at(-1) ?? '') : '';
  return /^\p{L}/u.test(word) && findPeriod(text)?.period.isCurrent ? [word] : [];
}

/** "Apr 2019" writes its month shorter than it is called; "May 2019" says nothing of that. */
function isShortened({ text, month }: { text: string; month: number | undefined }, language: Language): boolean {
  const [word = ''] = /\p{L}{3,}/u.exec(text) ?? [];
  return month !== undefined && word !== '' && word.length < monthName(month, language, 'long').length;
}

/** The month in words, capitalised as in the date that it should look like. */
function named({ year, month = 1 }: YearMonth, like: string, language: Language, isShort: boolean): string {
  const name = monthName(month, language, isShort ? 'short' : 'long');
  return `${/^\P{L}*\p{Lu}/u.test(like) ? capitalise(name) : name} ${year}`;
}

const monthName = (month: number, language: Language, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
    .format(new Date(Date.UTC(2001, month - 1, 1)))
    .replace(/\.$/u, '');
