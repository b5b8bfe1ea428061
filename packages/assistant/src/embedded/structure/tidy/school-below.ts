import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { joinTexts, linesOfEntry } from '@fitted/resume/edit/text-at';
import { degreeScore } from '@fitted/resume/parse/rows/row-signs';
import { firstSchool, moreThanFirstSchool, schoolBelow } from '../../data/clutter-words.ts';
import { isCut } from '../../lines/torn-lines.ts';
import type { Reading } from '../../reading.ts';

/** Removes the school before a degree, unless the posting asks for it. */
export function removeSchoolBelow({ document, job }: Reading): Edit[] {
  if (/high school|diploma|ged\b|secondary school|a-?levels?|gcse/iu.test(job.text)) return [];
  return document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => {
      const schools = entries.filter(isSchool);
      const hasDegree = entries.some((entry) => !isSchool(entry) && isDegree(entry));
      return hasDegree && schools.length < entries.length ? schools.map(removeEntry) : [];
    });
}

function isSchool({ head, body, fields }: Entry): boolean {
  const text = head.map((line) => line.text).join(' ');
  return (
    head.length > 0 &&
    head.length <= 3 &&
    body.length === 0 &&
    fields.period !== undefined &&
    schoolBelow.test(text) &&
    !isDegreeText(text)
  );
}

function isDegree({ head, fields }: Entry): boolean {
  return fields.period !== undefined && isDegreeText(head.map((line) => line.text).join(' '));
}

const namedDegree = pattern('iu')`
  \b(?:bachelor\p{L}*|master\p{L}*|b\.?\s?(?:a|sc|com|tech|e|eng|s|ba)|m\.?\s?(?:a|sc|com|tech|e|eng|s|ba)|mba
  |ph\.?d|doctor\p{L}*|degree|llb|beng|meng|mca|bca)\b
`;

function isDegreeText(text: string): boolean {
  return degreeScore(text) > 0 && namedDegree.test(text);
}

const maxLinesOfSchool = 4;

/** Removes the first school of somebody who went on to another, whatever they apply for. */
export function removeFirstSchool({ document }: Reading): Edit[] {
  return document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => {
      const first = entries.filter(isFirstSchool);
      // If it is all they have, it stays.
      return entries.some((entry) => !first.includes(entry) && isLater(entry, first)) ? first.map(removeEntry) : [];
    });
}

function isFirstSchool(entry: Entry): boolean {
  const lines = linesOfEntry(entry);
  const text = joinTexts(lines);
  return (
    entry.head.length > 0 &&
    lines.length <= maxLinesOfSchool &&
    entry.fields.period !== undefined &&
    firstSchool.test(text) &&
    !moreThanFirstSchool.test(text) &&
    !lines.some(({ text: line }) => isCut(line))
  );
}

function isLater({ fields }: Entry, schools: readonly Entry[]): boolean {
  const yearOf = (period: Entry['fields']['period']) => period?.end?.year ?? period?.start?.year ?? 0;
  const last = Math.max(0, ...schools.map((school) => yearOf(school.fields.period)));
  return fields.period?.isCurrent === true || yearOf(fields.period) > last;
}

function removeEntry(entry: Entry): Edit {
  return {
    id: `below-degree:${entry.id}`,
    kind: 'remove',
    target: { entryId: entry.id },
    before: joinTexts(linesOfEntry(entry)),
    after: '',
    reason: { code: 'below-degree', params: {} },
    evidence: [],
  };
}
