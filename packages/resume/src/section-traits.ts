import { type SectionKind, sectionKinds } from './document.ts';

/** What is true of all sections of a kind. What only one place asks of one kind stands there. */
type Trait =
  /** Tells of work done: its lines are evidence of what they name, and its entries have bullets. */
  | 'work'
  /** What was learnt and passed: a line is about one degree or card. */
  | 'study'
  /** Names side by side, as the person grouped them. */
  | 'items'
  /** Made of entries with a head; all others hold prose or lists. */
  | 'entries'
  /** An entry is often one line. */
  | 'one-liners'
  /** An entry may be one bullet: "• BSc Physics, Leeds, 2019". */
  | 'bulleted-entries'
  /** A head is one name, with an issuer or a subtitle behind it. */
  | 'single-name'
  /** Names have dashes inside; where a comma follows, it is the comma that parts the issuer. */
  | 'named-by-comma'
  /** What is listed under it or behind its label counts as a credential. Languages do not: they may be programming languages. */
  | 'credentials'
  /** A label can give the kind to a single line, whatever section the line is in: "Skills: SQL, Excel". */
  | 'labels-lines';

/** Every kind has its line, so that a new one is asked here before it compiles. */
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
