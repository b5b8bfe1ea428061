import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { EntryFields, Period } from '../../document.ts';
import { phone } from '../contact/contact-signs.ts';
import { courseWords } from '../data/study-words.ts';
import { tellsEntering } from '../heads/leaving.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { degreeScore, isPartLabel, isProse, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { SectionReading } from '../sections/best-reading.ts';
import { foldWord, hasCjk, wordSet } from '../words/word-list.ts';
import { isTimeOff } from './time-off.ts';

/**
 * A role that the person never held would be a false statement in the file we write, so doubtful entries stay plain
 * lines of their section. Evidence for a role: the words of its names, its dates, and entries around it built the same
 * way.
 */
export function withoutDoubtful({ raw, fields }: SectionReading): SectionReading {
  const shape = shapeOf(fields);
  let role = -1;
  const isDoubtful = fields.map((own, at) => {
    if (!isNamed(own) || raw[at]?.head.some(({ text }) => tellsEntering(text))) return false;
    if (doubts.some((doubt) => doubt(own, shape)) || isTornHead(own, raw[at])) return true;
    const isPart = role >= 0 && isWithin({ raw, fields }, role, at);
    if (own.title !== undefined && own.organisation !== undefined) role = at;
    return isPart;
  });
  return asLines({ raw, fields }, isDoubtful);
}

/** A project in smaller type below a role, begun and ended within its time, though its dates look like those of a role. */
function isWithin({ raw, fields }: SectionReading, role: number, at: number): boolean {
  const [whole, own] = [fields[role], fields[at]];
  const [above, look] = [raw[role]?.head[0]?.look, raw[at]?.head[0]?.look];
  if (!whole?.period?.start || !own?.period?.start || own.title !== undefined || !above || !look) return false;
  const isQuieter = look.size < above.size - 0.4 || (above.isBold && !look.isBold);
  const [first, last] = [whole.period.start, whole.period.end];
  const isBegun = yearsOf(own.period.start) >= yearsOf(first);
  const isEnded =
    whole.period.isCurrent || (last !== undefined && yearsOf(own.period.end ?? own.period.start) <= yearsOf(last));
  return isQuieter && isBegun && isEnded;
}

const yearsOf = ({ year, month }: { readonly year: number; readonly month?: number }): number =>
  year + (month ?? 6) / 12;

const legalForm = pattern('u')`${readingCues.any('legalForm')}`;

/** How the entries of a section are built. */
interface Shape {
  readonly isDated: boolean;
  readonly isRanged: boolean;
  /** Some employer is named with its legal form, as Chinese and Japanese resumes do. */
  readonly hasHouses: boolean;
}

function shapeOf(fields: readonly EntryFields[]): Shape {
  const dated = fields.filter(({ period }) => period);
  return {
    isDated: dated.length > 0,
    isRanged: dated.filter(({ period }) => isRange(period)).length * 2 > dated.length,
    hasHouses: fields.some(({ organisation = '' }) => legalForm.test(organisation)),
  };
}

type Doubt = (own: EntryFields, shape: Shape) => boolean;

const isNamed = ({ title, organisation }: EntryFields): boolean => title !== undefined || organisation !== undefined;
const isRange = (period: Period | undefined): boolean =>
  period !== undefined && (period.isCurrent || period.end !== undefined);
const isRole = ({ title = '' }: EntryFields): boolean => titleScore(title) >= 2;
const mayBeRole = (own: EntryFields): boolean => isRole(own) || roleOrEmployer(own.title ?? '') > 1;
const isHouse = ({ organisation = '' }: EntryFields): boolean => organisationScore(organisation) > 0;

/** Other entries have dates; this one has none and its name is not a role. */
const isUndated: Doubt = (own, { isDated }) => isDated && !own.period && !mayBeRole(own);

/** A single year next to an unknown name: a licence, a prize, a project. */
const isMereYear: Doubt = (own, { isRanged }) =>
  own.period !== undefined &&
  !isRange(own.period) &&
  !isRole(own) &&
  !isHouse(own) &&
  (isRanged || own.title === undefined || roleOrEmployer(own.organisation ?? '') > -1);

const courses = wordSet(courseWords);

/** A degree or course in a section that mixes work and study. */
const isStudy: Doubt = (own) => {
  const name = own.title ?? own.organisation ?? '';
  const [first = '', second = ''] = foldWord(name).split(/[\s/-]+/u);
  if ((courses.has(first) || courses.has(second)) && titleScore(first) === 0) return true;
  // Two names and neither is a role: a school and the kind of school it is.
  const isPlainName = own.title !== undefined && titleScore(name) === 0 && roleOrEmployer(name) < -1;
  if (isPlainName && schoolScore(own.organisation ?? '') > 0) return true;
  if (degreeScore(name) === 0 || mayBeRole(own) || /\bcandidate\b/iu.test(name)) return false;
  return schoolScore(`${name} ${own.organisation ?? ''}`) > 0 || !isHouse(own);
};

/** A name alone, neither a role nor an employer as far as its words tell: a project, a product, a part of a list. */
const isBareName: Doubt = (own) =>
  !own.period &&
  (own.title === undefined || own.organisation === undefined) &&
  !mayBeRole(own) &&
  !isHouse(own) &&
  roleOrEmployer(own.organisation ?? '') > -2;

/** A telephone number, a sentence or a table header is not a name. */
const isNoName: Doubt = (own) =>
  [own.title, own.organisation].some((name) => name !== undefined && phone.test(name) && !/\p{L}{3}/u.test(name)) ||
  (!isRole(own) &&
    [own.title, own.organisation].every((name) => name === undefined || isPartLabel(name) || isTold(name)));

const longestHanName = 28;

/** A sentence, or what is as long as one in Chinese or Japanese. */
const isTold = (name: string): boolean =>
  isProse(name) || (hasCjk(name) && name.length > longestHanName && organisationScore(name) < 3);

/** A project, because other entries name an employer with its legal form and this one does not. */
const isWithoutHouse: Doubt = (own, { hasHouses }) =>
  hasHouses && own.title === undefined && hasCjk(own.organisation ?? '') && !isHouse(own);

/** Travel, parental leave or a job search between two roles. */
const isBetweenRoles: Doubt = (own) =>
  [own.title, own.organisation].some((name) => isTimeOff(name ?? '')) && !isHouse(own);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "Docker)." is a fragment of a sentence, and "C++, Java, Go, SQL" is a list of skills. */
const isTorn: Doubt = (own) => {
  if (isRole(own)) return false;
  const names = [own.title ?? '', own.organisation ?? ''];
  if (names.some((name) => count(name, /[)）]/gu) > count(name, /[(（]/gu))) return true;
  return names.some((name) => count(name, /[,，、]\s?\S/gu) > 3 && organisationScore(name) === 0);
};

/** "Docker)." alone: the bracket was opened in a sentence above. */
function isTornHead(own: EntryFields, entry: RawEntry | undefined): boolean {
  const [row, ...more] = entry?.head ?? [];
  if (!row || more.length > 0 || isRole(own)) return false;
  return count(row.text, /[)）]/gu) > count(row.text, /[(（]/gu);
}

const doubts: readonly Doubt[] = [
  isUndated,
  isBareName,
  isMereYear,
  isStudy,
  isNoName,
  isWithoutHouse,
  isBetweenRoles,
  isTorn,
];

/** A role that is both in an overview and in another section is kept only where it has more lines. */
export function withoutRepeats(sections: readonly SectionReading[]): SectionReading[] {
  const best = new Map<string, { readonly section: number; readonly at: number; readonly told: number }>();
  const isRepeated = sections.map(({ fields }) => fields.map(() => false));
  for (const [section, { raw, fields }] of sections.entries()) {
    for (const [at, own] of fields.entries()) {
      const key = keyOf(own);
      const told = raw[at]?.body.length ?? 0;
      const known = key === undefined ? undefined : best.get(key);
      if (key === undefined) continue;
      if (!known || (known.section !== section && told > known.told)) best.set(key, { section, at, told });
      if (!known || known.section === section) continue;
      const lesser = told > known.told ? known : { section, at };
      const marks = isRepeated[lesser.section];
      if (marks) marks[lesser.at] = true;
    }
  }
  return sections.map((reading, section) => asLines(reading, isRepeated[section] ?? []));
}

/** Identifies a role by title, employer and dates; undefined without an employer or a start. */
function keyOf({ title, organisation, period }: EntryFields): string | undefined {
  if (organisation === undefined || !period?.start) return undefined;
  const { start, end, isCurrent } = period;
  const name = foldWord(`${title ?? ''}@${organisation}`).replace(/[^\p{L}\p{N}@]/gu, '');
  return `${name} ${start.year} ${start.month} ${end?.year} ${end?.month} ${isCurrent}`;
}

function asLines({ raw, fields }: SectionReading, isPlain: readonly boolean[]): SectionReading {
  if (!isPlain.includes(true)) return { raw, fields };
  return {
    raw: raw.map((entry, at) => (isPlain[at] ? { head: [], body: [...entry.head, ...entry.body] } : entry)),
    fields: fields.map((own, at) => (isPlain[at] ? {} : own)),
  };
}
