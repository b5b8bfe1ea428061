import { type SectionKind, sectionKinds } from './document.ts';

/** What is true of all sections of a kind. What a single caller needs to know about one kind is in that caller. */
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
  | 'labels-lines';

/** Every kind is listed, so that a new one does not compile until it is added here. */
const traits: Readonly<Record<SectionKind, readonly Trait[]>> = {
  summary: ['labels-lines'],
  experience: ['work', 'entries', 'bulleted-entries'],
  education: ['study', 'entries', 'one-liners', 'bulleted-entries', 'credentials', 'labels-lines'],
  skills: ['items', 'labels-lines'],
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
  ],
  languages: ['items', 'labels-lines'],
  awards: ['entries', 'one-liners', 'single-name', 'named-by-comma', 'credentials', 'labels-lines'],
  publications: ['entries', 'single-name', 'named-by-comma', 'credentials'],
  volunteering: ['work', 'entries'],
  interests: ['labels-lines'],
  references: [],
  other: ['entries'],
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

function having(trait: Trait): (kind: SectionKind | 'contact' | undefined) => boolean {
  const kinds: ReadonlySet<string | undefined> = new Set(sectionKinds.filter((kind) => traits[kind].includes(trait)));
  return (kind) => kinds.has(kind);
}
