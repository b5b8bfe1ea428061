import { sectionKinds } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { type HeadingMatch, matchWholeHeading } from '@fitted/resume/parse/headings/match-heading';
import { isWork } from '@fitted/resume/section-traits';
import { talkCues } from '../../../cues.ts';
import { contains, foldName, isSameName, isWholeResume } from '../fold-name.ts';
import { isMisspelt } from './is-misspelt.ts';

/** What a request names: exactly this, or something to ask about. */
export type Found<Target> =
  | { readonly kind: 'one'; readonly target: Target }
  | { readonly kind: 'several'; readonly targets: readonly Target[]; readonly names: readonly string[] }
  | { readonly kind: 'none' };

/** `mustBeNamed`: only by its exact heading; "About" for a section headed "Summary" then leads to a question. */
export function findSection(document: ResumeDocument, name: string, mustBeNamed = false): Found<Section> {
  const wanted = foldName(name);
  if (wanted === '') return { kind: 'none' };
  const exact = document.sections.filter(({ heading }) => heading && isSameName(foldName(heading.text), wanted));
  if (exact.length === 1 && exact[0]) return { kind: 'one', target: exact[0] };
  const meaning = readHeading(name);
  const alike = meaning?.isExact ? document.sections.filter(({ kind }) => kind === meaning.kind) : [];
  const [only] = alike;
  if (alike.length === 1 && only && !mustBeNamed) return { kind: 'one', target: only };
  const close =
    alike.length > 0
      ? alike
      : document.sections.filter(({ heading }) => heading && isLongEnough(wanted) && contains(heading.text, name));
  if (close.length > 0) return { kind: 'several', targets: close, names: close.map(nameOfSection) };
  const misspelt = document.sections.filter(({ heading }) => heading && isMisspelt(foldName(heading.text), wanted));
  const [meant] = misspelt;
  if (misspelt.length === 1 && meant && !mustBeNamed) return { kind: 'one', target: meant };
  return misspelt.length > 0
    ? { kind: 'several', targets: misspelt, names: misspelt.map(nameOfSection) }
    : { kind: 'none' };
}

/** What a name means as a heading, also in the German dative ("Kenntnissen") or in the singular ("skill"). */
export function readHeading(name: string): HeadingMatch | undefined {
  if (isWholeResume(name)) return undefined;
  const wanted = foldName(name);
  for (const text of [wanted, wanted.replace(/n$/u, ''), ...['s', 'es', 'en', 'se', 'e'].map((end) => wanted + end)]) {
    const meaning = matchWholeHeading(text);
    if (meaning) return meaning;
  }
  return undefined;
}

export function findEntry(document: ResumeDocument, name: string): Found<Entry> {
  const wanted = foldName(name);
  if (wanted === '') return { kind: 'none' };
  const entries = document.sections.flatMap(({ entries: all }) => all).filter(({ head }) => head.length > 0);
  const isNamed = ({ fields, head }: Entry) =>
    [fields.title, ...employerNames({ fields, head }), ...head.map(({ text }) => text)].some(
      (text) => text !== undefined && foldName(text) === wanted,
    );
  const exact = entries.filter(isNamed);
  const [only] = exact;
  if (exact.length === 1 && only) return { kind: 'one', target: only };
  const close =
    exact.length > 0
      ? exact
      : entries.filter(({ head }) => isLongEnough(wanted) && head.some(({ text }) => contains(text, name)));
  return close.length > 0 ? { kind: 'several', targets: close, names: close.map(nameOfEntry) } : { kind: 'none' };
}

/**
 * The entry a sentence is about, by its employer or project name; undefined when it names none or several.
 * Titles do not count: "AWS Certified Developer" does not refer to the role "Developer".
 */
export function entryNamedIn(document: ResumeDocument, sentence: string): Entry | undefined {
  const named = entriesNamedIn(document, sentence);
  return named.length === 1 ? named[0] : undefined;
}

export function entriesNamedIn(document: ResumeDocument, sentence: string): Entry[] {
  const text = foldName(sentence);
  const named = sectionKinds.filter(isWork).flatMap((kind) =>
    document.sections
      .filter((section) => section.kind === kind)
      .flatMap(({ entries }) => entries)
      .filter((entry) =>
        [...employerNames(entry), ...(kind === 'experience' ? [] : shortNames(entry.fields.title))].some((name) =>
          mentions(text, name),
        ),
      ),
  );
  if (named.length > 0) return named;
  const roles = entriesOf(document.sections.filter(({ kind }) => kind === 'experience'));
  return roles.filter((entry) => {
    const first = firstWordOf(entry);
    return (
      first && new RegExp(`\\b(?:[Aa]t|[Bb]ei|[Cc]hez|[Ee]n) ${first}(?! (?!I )\\p{Lu})(?!\\p{L})`, 'u').test(sentence)
    );
  });
}

/** "Banner" of "Banner University Medical Center": what people call an employer with a long name. */
export function firstWordOf({ fields }: Entry): string | undefined {
  return /^(\p{Lu}\p{L}{3,})\s/u.exec(fields.organisation ?? '')?.[1];
}

const legalForm = pattern('iu')`${talkCues.any('legalForm')}`;

/** What people call the employer; if parsing found none or only part of it, the parts of the line that may be it. */
export function employerNames({ fields, head }: Pick<Entry, 'fields' | 'head'>): string[] {
  const { organisation, title = '' } = fields;
  const parts = (organisation ? head.map(({ text }) => text).join(',') : title).split(/(?:(?<!\s)\s+)?[,|·•]\s*/u);
  const likely = organisation ? parts.filter((part) => part.startsWith(organisation)) : parts.slice(1);
  return [...shortNames(organisation), ...likely.flatMap(shortNames)];
}

/** "Acme Corp, Berlin" is also "Acme Corp" and "Acme". */
function shortNames(name: string | undefined): string[] {
  if (!name) return [];
  const [first = ''] = name.split(/(?:(?<!\s)\s+)?[,(|（]\s*/u);
  return [...new Set([name, first, first.replace(legalForm, '')])].filter((text) => text !== '');
}

/** The roles with an employer of exactly this name. */
export function findEntries(document: ResumeDocument, name: string): Entry[] {
  const wanted = foldName(name);
  return document.sections
    .flatMap(({ entries }) => entries)
    .filter((entry) => wanted !== '' && employerNames(entry).some((text) => foldName(text) === wanted));
}

/** For non-destructive requests: also matches the start of an employer's name, if only one starts that way. */
export function findRole(document: ResumeDocument, name: string): Entry | undefined {
  const found = findEntry(document, name);
  if (found.kind !== 'several') return found.kind === 'one' ? found.target : undefined;
  const wanted = foldName(name);
  const begun = found.targets.filter((entry) =>
    employerNames(entry).some((text) => wordPattern(wanted).exec(foldName(text))?.index === 0),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

function mentions(text: string, name: string): boolean {
  const wanted = foldName(name);
  return isLongEnough(wanted) && wordPattern(wanted).test(text);
}

/** In Chinese or Japanese, two characters can be a whole name: 美团. */
function isLongEnough(name: string): boolean {
  return name.length > 2 || /^[\p{sc=Han}\p{sc=Katakana}]{2}$/u.test(name);
}

/** Sections whose lines are lists of names. */
export function listSections({ sections }: ResumeDocument): Section[] {
  return sections.filter(({ kind }) => kind === 'skills' || kind === 'languages' || kind === 'interests');
}

export function entriesOf(sections: readonly Pick<Section, 'entries'>[]): Entry[] {
  return sections.flatMap(({ entries }) => [...entries]);
}

export function bodyOf(sections: readonly Pick<Section, 'entries'>[]): Line[] {
  return sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
}

export function nameOfSection(section: Section): string {
  return section.heading?.text ?? section.entries[0]?.body[0]?.text ?? '';
}

export function nameOfEntry({ head }: Entry): string {
  return head[0]?.text ?? '';
}
