import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ResumeDocument } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { type ActName, actNames, type SlotName, slotsOfActs, tagIndex } from '../../src/understand/acts/tags.ts';
import { type Token, tokensOf } from '../../src/understand/acts/tokens.ts';

/** A message as its author marked it. */
export interface Marked {
  readonly author: string;
  readonly language: string;
  readonly file: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly document: ResumeDocument;
  /** The index of each token's tag. */
  readonly tags: readonly number[];
  /** The lines that a careful writer would make of the message, and the corrections that it asks for. */
  readonly lines: readonly string[];
  readonly changes: readonly string[];
}

const folder = join(import.meta.dirname, '../acts');

/** All marked messages; a folder for each author, with files named by language and number. */
export function readMarked(from = folder): Marked[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .sort()
    .flatMap((path) => readFile(path, readFileSync(join(from, path), 'utf8')));
}

function readFile(path: string, text: string): Marked[] {
  const language = /^# lang: *(\w\w)/mu.exec(text)?.[1] ?? '';
  const [head = '', messages = ''] = text.split(/^# messages *$/mu);
  const [, resume = ''] = head.split(/^# resume *$/mu);
  let parsed: ResumeDocument | undefined;
  const author = dirname(path);
  const marked: { message: string; lines: string[]; changes: string[] }[] = [];
  for (const line of messages.split('\n').map((one) => one.trim())) {
    if (line === '' || /^#/u.test(line)) continue;
    if (line.startsWith('=>')) marked.at(-1)?.lines.push(line.slice(2).trim());
    else if (line.startsWith('~>')) marked.at(-1)?.changes.push(line.slice(2).trim());
    else marked.push({ message: line, lines: [], changes: [] });
  }
  return marked.flatMap(({ message, lines, changes }) => {
    const read = readMarks(message);
    if (!read) return [];
    return [
      {
        ...{ author, language, file: path, lines, changes, ...read },
        // Parsed when it is asked for: who reads some of the messages does not wait for the resumes of the others.
        get document() {
          parsed ??= parseResume(resume.trim());
          return parsed;
        },
      },
    ];
  });
}

interface Span {
  readonly act: ActName;
  readonly slot: SlotName | undefined;
  readonly nth: number;
}

/** "{remove: bin {thing: the paper round}}" as plain text and the tag of each token; undefined if the marks are malformed. */
export function readMarks(marked: string): Pick<Marked, 'text' | 'tokens' | 'tags'> | undefined {
  const spans: (Span | undefined)[] = [];
  const open: { act: ActName; slot: SlotName | undefined }[] = [];
  let [text, nth, at] = ['', 0, 0];
  while (at < marked.length) {
    const [found, name = ''] = /^\{(\w+): ?/u.exec(marked.slice(at)) ?? [];
    if (found) {
      const act = open[0]?.act ?? actNames.find((one) => one === name);
      const slot = open[0] && act ? (slotsOfActs[act] as readonly SlotName[]).find((one) => one === name) : undefined;
      if (!act || open.length > 1) return undefined;
      if (open.length === 0) nth += 1;
      open.push({ act, slot });
      at += found.length;
      continue;
    }
    const letter = marked[at] ?? '';
    at += 1;
    if (letter === '}') {
      if (!open.pop()) return undefined;
      continue;
    }
    const inner = open.at(-1);
    text += letter === '↵' ? '\n' : letter;
    spans.push(inner && { ...inner, nth });
  }
  if (open.length > 0) return undefined;
  const tokens = tokensOf(text);
  let last = 0;
  const tags = tokens.map(({ from, to, kind }) => {
    // The marks of a quotation often stand outside of the slot.
    const own = kind === 'quotation' ? spans.slice(from, to).find((one) => one?.slot) : undefined;
    const span = own ?? spans[from];
    const begins = span !== undefined && span.nth !== last;
    last = span?.nth ?? 0;
    return tagIndex(span?.act, span?.slot, begins);
  });
  return { text, tokens, tags };
}
