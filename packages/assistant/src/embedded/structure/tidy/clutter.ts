import { assistantWords } from '@fitted/language/packs';
import type { Line, Section } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';
import { joinTexts, linesOf, linesOfSection } from '@fitted/resume/edit/text-at';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { removeLine } from '../../build-edit.ts';
import {
  declaration,
  declarationHeading,
  goesWithoutSaying,
  personalLabels,
  personalValues,
} from '../../data/clutter-words.ts';
import type { Reading } from '../../reading.ts';

/** Removes lines that hold only personal data (birth, family, religion), anywhere except under a role. */
export function removePersonalData({ document, language }: Reading): Edit[] {
  const lines = [
    ...document.head.lines,
    ...document.sections
      .filter(({ kind }) => !isWork(kind))
      .flatMap(({ entries }) => entries.flatMap(({ body }) => body)),
  ];
  return lines
    .filter(({ text }) => isPersonal(text) && !assistantWords[language].customs.personalLabels?.test(text))
    .map((line) => removeLine(line, 'personal-data'));
}

/** "Date of birth: 3 March 1988, married, two children": only personal data may follow the label. */
function isPersonal(text: string): boolean {
  const bare = text.replace(/^[\s•*·-]+/u, '');
  const [label] = personalLabels.exec(bare) ?? [];
  if (label === undefined) return false;
  const [, value = ''] = /^[:：.\-–\s]*((?:[^:：.\-–\s].*)?)$/u.exec(bare.slice(label.length)) ?? [];
  if (value === '' || value.length > 50) return false;
  // These labels take a name after a colon or dash; after any other label, an unknown word means that the line says more.
  if (/^(?:father|mother|husband|spouse|passport)/iu.test(label))
    return (
      /^\s*[:：-]/u.test(bare.slice(label.length)) &&
      /^[\p{Lu}\d][\p{L}\d. ]*$/u.test(value) &&
      countWords(value) <= 5 &&
      !/\b(?:name|no|number)\b/iu.test(value)
    );
  return value.replace(personalValues, '').replace(/[\s,;:：./()（）'’–—-]/gu, '') === '';
}

/** "References on request", a declaration that everything is true: what any resume could say. */
export function removeWhatGoesWithoutSaying(reading: Reading): Edit[] {
  const { document } = reading;
  const sections = document.sections.filter((section) => isEmptySection(section));
  const inSections = new Set(sections.flatMap(linesOfSection));
  const lines = linesOf(document).filter(
    (line) => !inSections.has(line) && goesWithoutSaying.test(line.text) && isBodyLine(reading, line),
  );
  return [
    ...sections.map((section) => removeSection(section, 'goes-without-saying')),
    ...lines.map((line) => removeLine(line, 'goes-without-saying')),
  ];
}

function isEmptySection(section: Section): boolean {
  const lines = section.entries.flatMap(({ head, body }) => [...head, ...body]);
  const heading = section.heading?.text ?? '';
  if (lines.length === 0)
    return goesWithoutSaying.test(heading) && /request|demand|petición|wunsch|anfrage/iu.test(heading);
  if (section.kind === 'references') return lines.every(({ text }) => goesWithoutSaying.test(text));
  if (!declarationHeading.test(heading)) return false;
  const told = lines.filter(({ text }) => countWords(text) > 4);
  return (
    lines.length <= 7 &&
    told.length > 0 &&
    told.some(({ text }) => declaration.test(text)) &&
    // A list that another column left here is not part of the declaration.
    lines.every((line) => told.includes(line) || (line.text.match(/[,;、，]/gu)?.length ?? 0) < 2) &&
    told.every(({ text }) => !/@|https?:|\d{8}/u.test(text.replace(/[\s-]/gu, '')))
  );
}

function isBodyLine({ document }: Reading, line: Line): boolean {
  return document.sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));
}

function removeSection(section: Section, code: ReasonCode): Edit {
  return {
    id: `${code}:${section.id}`,
    kind: 'remove',
    target: { sectionId: section.id },
    before: joinTexts(linesOfSection(section)),
    after: '',
    reason: { code, params: {} },
    evidence: [],
  };
}
