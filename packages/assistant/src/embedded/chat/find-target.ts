import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { matchHeading } from '@fitted/resume/parse/match-heading';
import { wordPattern } from '../word-pattern.ts';

/** What a request names: exactly this, or something to ask about. */
export type Found<Target> =
  | { readonly kind: 'one'; readonly target: Target }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'none' };

/** `mustBeNamed`: only by its very heading; "About" for a section headed "Summary" is then a question. */
export function findSection(document: ResumeDocument, name: string, mustBeNamed = false): Found<Section> {
  const wanted = foldName(name);
  const exact = document.sections.filter(({ heading }) => heading && foldName(heading.text) === wanted);
  if (exact.length === 1 && exact[0]) return { kind: 'one', target: exact[0] };
  const meaning = matchHeading(name);
  const alike = meaning?.isExact ? document.sections.filter(({ kind }) => kind === meaning.kind) : [];
  const [only] = alike;
  if (alike.length === 1 && only && !mustBeNamed) return { kind: 'one', target: only };
  const close =
    alike.length > 0
      ? alike
      : document.sections.filter(
          ({ heading }) => heading && wanted.length > 2 && foldName(heading.text).includes(wanted),
        );
  return close.length > 0 ? { kind: 'several', names: close.map(nameOfSection) } : { kind: 'none' };
}

export function findEntry(document: ResumeDocument, name: string): Found<Entry> {
  const wanted = foldName(name);
  const entries = document.sections.flatMap(({ entries: all }) => all).filter(({ head }) => head.length > 0);
  const isNamed = ({ fields, head }: Entry) =>
    [fields.title, fields.organisation, ...head.map(({ text }) => text)].some(
      (text) => text !== undefined && foldName(text) === wanted,
    );
  const exact = entries.filter(isNamed);
  const [only] = exact;
  if (exact.length === 1 && only) return { kind: 'one', target: only };
  const close =
    exact.length > 0
      ? exact
      : entries.filter(({ head }) => wanted.length > 2 && head.some(({ text }) => foldName(text).includes(wanted)));
  return close.length > 0 ? { kind: 'several', names: close.map(nameOfEntry) } : { kind: 'none' };
}

/** The entry a sentence speaks of, by its employer or title; undefined when it names none or several. */
export function entryNamedIn(document: ResumeDocument, sentence: string): Entry | undefined {
  const text = foldName(sentence);
  const named = document.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap(({ entries }) => entries)
    .filter(({ fields }) =>
      [fields.organisation, fields.title].some((name) => name !== undefined && mentions(text, name)),
    );
  return named.length === 1 ? named[0] : undefined;
}

function mentions(text: string, name: string): boolean {
  const [first = ''] = foldName(name).split(/\s*[,(|]\s*/u);
  return first.length > 2 && wordPattern(first).test(text);
}

/** Body lines that contain the words. */
export function findLines(document: ResumeDocument, words: string): readonly Line[] {
  const wanted = foldName(words);
  return document.sections
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .filter(({ text }) => foldName(text).includes(wanted));
}

export function nameOfSection(section: Section): string {
  return section.heading?.text ?? section.entries[0]?.body[0]?.text ?? '';
}

export function nameOfEntry({ head }: Entry): string {
  return head[0]?.text ?? '';
}

function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^["“”„«»「」『』'\s]+|["“”«»「」『』'\s:：.。]+$/gu, '')
    .replace(/\s+/gu, ' ');
}
