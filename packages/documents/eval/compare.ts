import type { Entry, Period, ResumeDocument } from '@fitted/resume/document';

/** What an independent reader saw on the page. */
export interface Label {
  readonly language?: string;
  readonly maker?: string;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly sections?: readonly string[];
  readonly roles?: readonly RoleLabel[];
  readonly education?: readonly { readonly degree?: string | null; readonly school?: string | null }[];
  /** Roles that two readers could judge differently: neither missed nor invented. */
  readonly doubtful?: readonly RoleLabel[];
  readonly notAResume?: boolean;
}

export interface RoleLabel {
  readonly title?: string | null;
  readonly employer?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

export const fields = [
  'name',
  'email',
  'phone',
  'sections',
  'roles',
  'titles',
  'employers',
  'dates',
  'degrees',
  'schools',
] as const;
export type Field = (typeof fields)[number];

/** Right of all, field by field; and roles that no label has, of all roles read. */
export interface Score {
  readonly right: Record<Field, number>;
  readonly all: Record<Field, number>;
  invented: number;
  read: number;
  readonly misses: string[];
}

export function emptyScore(): Score {
  const zeros = (): Record<Field, number> => Object.fromEntries(fields.map((field) => [field, 0])) as never;
  return { right: zeros(), all: zeros(), invented: 0, read: 0, misses: [] };
}

export function compare(document: ResumeDocument, label: Label): Score {
  const score = emptyScore();
  const count = (field: Field, wanted: string | null | undefined, isRight: boolean, found?: string): void => {
    if (!wanted) return;
    score.all[field] += 1;
    if (isRight) score.right[field] += 1;
    else score.misses.push(`${field}: ${wanted} ≠ ${found ?? '—'}`);
  };
  const { contact } = document.head;
  count('name', label.name, likeness(contact.name, label.name) >= 0.8, contact.name);
  count('email', label.email, fold(contact.email) === fold(label.email), contact.email);
  count('phone', label.phone, lastDigits(contact.phone) === lastDigits(label.phone), contact.phone);
  compareSections(document, label, count);
  compareRoles(document, label, score, count);
  compareSchools(document, label, count);
  return score;
}

type Count = (field: Field, wanted: string | null | undefined, isRight: boolean, found?: string) => void;

const isContactHeading = (heading: string): boolean =>
  /contact|kontakt|personal (?:details|information|data|info)|联系方式|联系信息|persönliche|datos personales|coordonnées|个人信息|基本信息|基本資料|基本情報|個人情報/iu.test(
    heading,
  );

function compareSections(document: ResumeDocument, label: Label, count: Count): void {
  const headings = document.sections.map((section) => fold(section.heading?.text));
  for (const heading of label.sections ?? [])
    if (!isContactHeading(heading)) count('sections', heading, headings.includes(fold(heading)));
}

function entriesOf(document: ResumeDocument, ...kinds: readonly string[]): Entry[] {
  return document.sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ fields: { title, organisation } }) => title !== undefined || organisation !== undefined);
}

function compareRoles(document: ResumeDocument, label: Label, score: Score, count: Count): void {
  const wanted = label.roles ?? [];
  const inExperience = entriesOf(document, 'experience');
  const found = [...inExperience, ...entriesOf(document, 'volunteering', 'other')];
  const pairs = wanted
    .flatMap((role, at) => found.map((entry, index) => ({ at, index, fit: fitOf(role, entry) })))
    .sort((a, b) => b.fit - a.fit);
  const entryOf = new Map<number, Entry>();
  const taken = new Set<number>();
  for (const { at, index, fit } of pairs) {
    if (fit < 1 || entryOf.has(at) || taken.has(index)) continue;
    entryOf.set(at, found[index] as Entry);
    taken.add(index);
  }
  for (const [at, role] of wanted.entries()) {
    const entry = entryOf.get(at);
    const name = [role.title, role.employer].filter(Boolean).join(' @ ') || '(unnamed)';
    count('roles', name, entry !== undefined);
    const { title, organisation, period } = entry?.fields ?? {};
    count('titles', role.title, likeness(title, role.title) >= 0.7, title);
    count('employers', role.employer, likeness(organisation, role.employer) >= 0.6, organisation);
    const isDated = entry !== undefined && sameDates(period, role);
    count('dates', role.start ?? role.end, isDated, period?.text);
  }
  const isDoubtful = (entry: Entry): boolean => (label.doubtful ?? []).some((role) => fitOf(role, entry) >= 1);
  for (const [index, entry] of inExperience.entries()) {
    if (!taken.has(index) && isDoubtful(entry)) continue;
    score.read += 1;
    if (taken.has(index)) continue;
    score.invented += 1;
    score.misses.push(`invented: ${entry.fields.title ?? '—'} @ ${entry.fields.organisation ?? '—'}`);
  }
}

function fitOf(role: RoleLabel, entry: Entry): number {
  const { title, organisation, period } = entry.fields;
  const names = `${title ?? ''} ${organisation ?? ''}`;
  const fit =
    Math.max(likeness(title, role.title), likeness(names, role.title) * 0.9) + likeness(organisation, role.employer);
  return fit + (sameDates(period, role) ? 0.6 : 0);
}

function compareSchools(document: ResumeDocument, label: Label, count: Count): void {
  const found = entriesOf(document, 'education').map(({ fields: entry }) => entry);
  for (const { degree, school } of label.education ?? []) {
    const best = found
      .map((entry) => ({ entry, fit: likeness(entry.title, degree) + likeness(entry.organisation, school) }))
      .sort((a, b) => b.fit - a.fit)[0];
    count('degrees', degree, likeness(best?.entry.title, degree) >= 0.6, best?.entry.title);
    count('schools', school, likeness(best?.entry.organisation, school) >= 0.6, best?.entry.organisation);
  }
}

function sameDates(period: Period | undefined, { start, end }: RoleLabel): boolean {
  if (!period) return !start && !end;
  // A single date may be labelled as both.
  const isSingle = end === start && !period.end && !period.isCurrent;
  const isEnd = end === 'present' ? period.isCurrent : !end || isSingle || sameDate(period.end, end);
  return sameDate(period.start, start) && isEnd;
}

function sameDate(date: Period['start'], wanted: string | null | undefined): boolean {
  if (!wanted) return true;
  const [year, month] = wanted.split('-').map(Number);
  return date?.year === year && (!month || date?.month === month);
}

const fold = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const lastDigits = (text: string | null | undefined): string => (text ?? '').replace(/\D/gu, '').slice(-7);

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words two names share, from 0 to 1 (the harmonic mean of both shares). */
function likeness(found: string | null | undefined, wanted: string | null | undefined): number {
  if (!found || !wanted) return 0;
  const [one, other] = [wordsOf(found), wordsOf(wanted)];
  const left = [...other];
  let shared = 0;
  for (const word of one) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}
