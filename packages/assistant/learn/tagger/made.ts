import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, scriptOf } from '@fitted/contract/language-list';
import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { actsOnPath } from '../../src/understand/acts/tag-message.ts';
import { type Marked, readMarks } from './marked.ts';
import { ands, generator, joints } from './weak.ts';

const folder = join(import.meta.dirname, '../made');

/** How many patterns are filled from each resume. */
const perResume = 20;

/**
 * Plain messages, made of patterns that are filled from the resumes of the marked ones: what people write for us to learn from is longer
 * and more tangled than what they write most of the time. New words come from the other resumes and messages of the same language.
 */
export function madeMessages(messages: readonly Marked[], isMeant = (_at: number) => true, seed = 7): Marked[] {
  const chance = generator(seed);
  const pick: Pick = (some) => some[Math.floor(chance() * some.length)];
  return languages.flatMap((language) => {
    const patterns = readPatterns(language).filter((_, at) => isMeant(at));
    const own = messages.filter((one) => one.language === language);
    const byFile = new Map(own.map((one) => [one.file, one]));
    const told = toldIn(own);
    const things = [...byFile.values()].map((one) => ({ one, of: thingsIn(one.document) }));
    return things.flatMap(({ one, of }) =>
      Array.from({ length: perResume }, () => {
        const other = pick(things)?.of ?? of;
        const makeOne = () => fill(pick(patterns) ?? '', { own: of, other, told }, pick);
        const [filled, more] = [makeOne(), chance() < severalShare ? makeOne() : undefined];
        const both = filled && more && withoutStop(filled) + pick([...ands[language], ...spaced(language)]) + more;
        const read = filled === undefined ? undefined : readMarks(looser(both ?? filled, chance));
        return read ? { ...withDocument(one), ...read, author: one.author, language, file: one.file } : undefined;
      }).flatMap((made) => made ?? []),
    );
  });
}

/** How many messages are made of two patterns. */
const severalShare = 0.25;

const withoutStop = (text: string): string => text.replace(/[.。!！]\}?$/u, (end) => end.slice(1));

const spaced = (language: Language): readonly string[] => (scriptOf(language) === 'latin' ? joints : []);

const withDocument = (one: Marked) => ({
  lines: [],
  changes: [],
  get document() {
    return one.document;
  },
});

const readPatterns = (language: string): string[] =>
  readFileSync(join(folder, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

type Pick = <One>(some: readonly One[]) => One | undefined;
type Kind =
  | 'line'
  | 'words'
  | 'word'
  | 'skill'
  | 'employer'
  | 'role'
  | 'school'
  | 'section'
  | 'date'
  | 'figure'
  | 'contact';
type Things = Readonly<Record<Kind, readonly string[]>>;

interface Sources {
  readonly own: Things;
  readonly other: Things;
  readonly told: readonly string[];
}

/** Undefined if the resume has nothing of a kind that the pattern needs. */
function fill(pattern: string, { own, other, told }: Sources, pick: Pick): string | undefined {
  let isWhole = true;
  const text = pattern.replace(/<(new )?([a-z]+)>/gu, (_all, isNew: string | undefined, kind: string) => {
    const from = kind === 'deed' || kind === 'course' ? told : (isNew ? other : own)[kind as Kind];
    const found = pick(from ?? []);
    isWhole &&= found !== undefined;
    return found ?? '';
  });
  return isWhole ? text : undefined;
}

/** People often write in small letters and without a full stop. */
function looser(text: string, chance: () => number): string {
  const small = chance() < 0.4 ? text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : text;
  return chance() < 0.5 ? small.replace(/[.。]$/u, '') : small;
}

const [shortestTold, longestTold] = [8, 90];

/** What people told of themselves. */
const toldIn = (messages: readonly Marked[]): string[] =>
  messages.flatMap(({ text, tokens, tags }) =>
    actsOnPath(text, tokens, tags, [])
      .filter(({ name }) => name === 'tell')
      .flatMap(({ slots }) => slots.filter(({ name }) => name === 'what').map((slot) => slot.text))
      .filter((what) => what.length >= shortestTold && what.length <= longestTold),
  );

const safe = (some: readonly string[]): string[] =>
  some.map((one) => one.replace(/[{}<>↵\n]/gu, ' ').trim()).filter((one) => one.length > 0);

function thingsIn(document: ResumeDocument): Things {
  const entries = (isMeant: (kind: string) => boolean): readonly Entry[] =>
    document.sections.filter(({ kind }) => isMeant(kind)).flatMap((section) => section.entries);
  const work = entries((kind) => kind !== 'education' && kind !== 'skills');
  const body = document.sections.flatMap((section) => section.entries.flatMap((entry) => entry.body));
  const lines = safe(body.map(({ text }) => text));
  const names = (some: readonly Entry[], field: 'title' | 'organisation') =>
    safe(some.flatMap(({ fields }) => fields[field] ?? []));
  const words = lines.flatMap(wordsOf);
  const { email, phone } = document.head.contact;
  return {
    line: lines.filter((one) => one.length >= 12),
    words: lines.flatMap(runsIn),
    word: words.filter((one) => one.length >= 4 || /\p{sc=Han}/u.test(one)),
    skill: safe(
      entries((kind) => kind === 'skills')
        .flatMap((entry) => entry.body)
        .flatMap(({ text }) => text.replace(/^[^:：]{1,20}[:：]/u, '').split(/[,;、，|·]/u)),
    ),
    employer: names(work, 'organisation'),
    role: names(work, 'title'),
    school: names(
      entries((kind) => kind === 'education'),
      'organisation',
    ),
    section: safe(document.sections.flatMap(({ heading }) => heading?.text ?? [])),
    date: safe(
      [...work, ...entries((kind) => kind === 'education')].flatMap(({ fields }) => datesOf(fields.period?.text)),
    ),
    figure: safe(lines.flatMap((line) => line.match(/[£$€¥]?\p{N}[\p{N}.,]*[%％]?/gu) ?? [])),
    contact: safe([email ?? '', phone ?? '']),
  };
}

const datesOf = (period: string | undefined): string[] =>
  period === undefined ? [] : [period, ...period.split(/\s*[-–—~～〜]\s*/u)];

/** Words with spaces between them; of Chinese and Japanese, runs of one script. */
const wordsOf = (line: string): string[] =>
  line.match(/[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}+#'’-]*|\p{sc=Han}{2,4}|\p{sc=Katakana}{2,8}/gu) ?? [];

/** Two to five words in a row, from the beginning of the line and from its middle. */
function runsIn(line: string): string[] {
  const words = line.split(/\s+/u);
  if (words.length < 3) return /\p{sc=Han}/u.test(line) ? [line.slice(0, 8), line.slice(2, 8)] : [];
  const middle = Math.floor(words.length / 2);
  return [words.slice(0, 2 + (words.length % 4)), words.slice(middle, middle + 2 + (words.length % 3))].map((run) =>
    run.join(' ').replace(/[,;.:]$/u, ''),
  );
}
