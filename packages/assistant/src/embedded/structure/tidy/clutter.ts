import type { Line, Section } from '@fitted/resume/document';
import type { Edit, ReasonCode } from '@fitted/resume/edit/edit';
import { joinTexts, linesOf, linesOfSection } from '@fitted/resume/edit/text-at';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { removeLine } from '../../build-edit.ts';
import { declaration, declarationHeading, goesWithoutSaying } from '../../data/clutter-words.ts';
import type { Reading } from '../../reading.ts';

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
