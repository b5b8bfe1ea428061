import { type SectionKind, sectionKinds } from '@fitted/contract/edits/edit-codes';

/**
 * What is true of all sections of a kind. A list of kinds belongs here, where a new kind is asked for, and not in its
 * caller. What a caller does with one named kind alone (`kind === 'skills'`) stays there: a new kind is not that one.
 */
type Trait =
  /** Describes work: its lines are evidence for what they name, and its entries have bullets. */
  | 'work'
  /** Education and certificates: a line is about one degree or certificate. */
  | 'study'
  /** Names side by side, grouped as the person grouped them. */
  | 'items'
  /** Consists of entries with a head; all others contain prose or lists. */
  | 'entries'
  /** An entry is often one line. */
  | 'one-liners'
  /** An entry may be one bullet: "• BSc Physics, Leeds, 2019". */
  | 'bulleted-entries'
  /** A head is one name, with an issuer or a subtitle after it. */
  | 'single-name'
  /** Names contain dashes; if there is a comma, it separates the issuer. */
  | 'named-by-comma'
  /**
   * What is listed under it or after its label counts as a credential. Languages do not: they may be programming
   * languages.
   */
  | 'credentials'
  /** A label can give a single line this kind, whatever section it is in: "Skills: SQL, Excel". */
  | 'labels-lines'
  /** Its heading and its content may share a line: "OBJECTIVE: To work with children". */
  | 'inline-heading'
  /** Names and short lists: a long paragraph at its end came from the next column and is the person's summary. */
  | 'no-prose'
  /** Renaming a section to or from it changes what its lines claim: hobbies are not experience, skills are not languages. */
  | 'weighty';

/** Every kind is listed, so that a new one does not compile until it is added here. */
const traits: Readonly<Record<SectionKind, readonly Trait[]>> = {
  summary: ['labels-lines', 'inline-heading'],
  experience: ['work', 'entries', 'bulleted-entries', 'weighty'],
  education: [
    'study',
    'entries',
    'one-liners',
    'bulleted-entries',
    'credentials',
    'labels-lines',
    'inline-heading',
    'weighty',
  ],
  skills: ['items', 'labels-lines', 'inline-heading', 'no-prose'],
  projects: ['work', 'entries', 'single-name'],
  certifications: [
    'study',
    'entries',
    'one-liners',
    'bulleted-entries',
    'single-name',
    'named-by-comma',
    'credentials',
    'labels-lines',
    'inline-heading',
    'no-prose',
    'weighty',
  ],
  languages: ['items', 'labels-lines', 'inline-heading', 'no-prose', 'weighty'],
  awards: [
    'entries',
    'one-liners',
    'single-name',
    'named-by-comma',
    'credentials',
    'labels-lines',
    'inline-heading',
    'no-prose',
    'weighty',
  ],
  publications: ['entries', 'single-name', 'named-by-comma', 'credentials', 'weighty'],
  volunteering: ['work', 'entries'],
  interests: ['labels-lines', 'inline-heading', 'no-prose'],
  references: ['inline-heading'],
  other: ['entries'],
};

/**
 * What the guard takes the body lines of a section for, which decides what may support them. Not derived from the
 * traits: a certificate has an entry of its own, but is supported as an item of a list is.
 */
export const placeOfBody: Readonly<Record<SectionKind, 'entry' | 'list' | 'summary'>> = {
  summary: 'summary',
  experience: 'entry',
  education: 'entry',
  skills: 'list',
  projects: 'entry',
  certifications: 'list',
  languages: 'list',
  awards: 'entry',
  publications: 'entry',
  volunteering: 'entry',
  interests: 'list',
  references: 'entry',
  other: 'list',
};

export const isWork = having('work');
export const isStudy = having('study');
export const hasItems = having('items');
export const hasEntries = having('entries');
export const hasOneLiners = having('one-liners');
export const hasBulletedEntries = having('bulleted-entries');
export const hasSingleNames = having('single-name');
export const isNamedByComma = having('named-by-comma');
export const listsCredentials = having('credentials');
export const labelsLines = having('labels-lines');
export const hasInlineHeading = having('inline-heading');
export const hasNoProse = having('no-prose');
export const isWeighty = having('weighty');

function having(trait: Trait): (kind: SectionKind | 'contact' | undefined) => boolean {
  const kinds: ReadonlySet<string | undefined> = new Set(sectionKinds.filter((kind) => traits[kind].includes(trait)));
  return (kind) => kinds.has(kind);
}
