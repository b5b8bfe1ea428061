import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Entry, ResumeDocument, Section } from '@fitted/resume/document';
import { placeWords } from '../../../chat/chat-words.ts';
import { talkCues } from '../../../cues.ts';
import { bareName, saysSection } from '../fold-name.ts';
import { entriesIn } from '../operations/mentions.ts';
import { findEntries, findEntry, findRole, findSection, readHeading } from './find-target.ts';

/** Where in a resume something is or should go. */
export type Place =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** An employer with several roles. */
  | { readonly kind: 'roles'; readonly entries: readonly Entry[] }
  /** A section that the resume does not have yet. */
  | { readonly kind: 'missing'; readonly section: SectionKind; readonly name: string };

export type KnownPlace = Extract<Place, { kind: 'section' | 'entry' }>;

export function findPlace(document: ResumeDocument, name: string): KnownPlace | undefined {
  const section = findSection(document, name);
  if (section.kind === 'one') return { kind: 'section', section: section.target };
  const entry = findEntry(document, name);
  if (entry.kind === 'one') return { kind: 'entry', entry: entry.target };
  return undefined;
}

/** Somewhere to add to: also an employer by the start of its name, or a section yet to be created. */
export function findPlaceToAdd(document: ResumeDocument, name: string): Place | undefined {
  const known = findPlace(document, name);
  if (known) return known;
  const entry = findRole(document, name);
  if (entry) return { kind: 'entry', entry };
  const entries = [...findEntries(document, name), ...entriesIn(document, name)];
  const [only, ...others] = entries;
  if (only && others.length === 0) return { kind: 'entry', entry: only };
  if (only) return { kind: 'roles', entries };
  const meaning = readHeading(name);
  if (!meaning || (meaning.isAmbiguous && !saysSection(name)) || meaning.kind === 'contact') return undefined;
  if (document.sections.some(({ kind }) => kind === meaning.kind)) return undefined;
  return { kind: 'missing', section: meaning.kind, name: bareName(name) };
}

export interface Placed<Where extends Place = Place> {
  readonly words: string;
  readonly place: Where;
}

/** "5 nurses in Leeds to Alder Hospital": the last words that fully name a place; everything before stays together. */
export function splitPlaceToAdd(document: ResumeDocument, text: string, language: Language): Placed | undefined {
  const { to, at } = placeWords[language];
  // "that I spoke at conferences" does not ask for a section on conferences.
  return (
    splitAt(text, [to, at], (name) => findPlace(document, name)) ??
    splitAt(text, [to], (name) => findPlaceToAdd(document, name)) ??
    splitAt(text, [at], (name) => (saysSection(name) ? findPlaceToAdd(document, name) : undefined))
  );
}

/** "Excel from Skills", "Excel in den Kenntnissen" */
export function splitPlaceOf(
  document: ResumeDocument,
  text: string,
  language: Language,
): Placed<KnownPlace> | undefined {
  const { at, from } = placeWords[language];
  const find = (name: string) => findPlace(document, name);
  return splitAt(text, [at, from], find) ?? splitBefore(text, find);
}

function splitAt<Where extends Place>(
  text: string,
  links: readonly string[],
  find: (name: string) => Where | undefined,
): Placed<Where> | undefined {
  const words = links.filter(Boolean).join('|');
  const found = words ? [...text.matchAll(new RegExp(`(?<=\\S)\\s+(?:${words})(?=\\s)`, 'giu'))] : [];
  for (const { index, 0: link } of found.reverse()) {
    const place = find(text.slice(index + link.length));
    if (place) return { words: text.slice(0, index).trim(), place };
  }
  return undefined;
}

const placeLink = pattern('su')`(?<=.)${talkCues.any('placeLink')}(?=.)`;

/** 技能里的Excel, スキルのExcel */
function splitBefore<Where extends Place>(
  text: string,
  find: (name: string) => Where | undefined,
): Placed<Where> | undefined {
  const link = placeLink.exec(text);
  if (!link) return undefined;
  const [name, words] = [text.slice(0, link.index), text.slice(link.index + link[0].length)];
  const place = find(name);
  return place && { words: words.trim(), place };
}
