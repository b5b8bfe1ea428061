import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';

/** Plain text of the document's own lines: sections and entries set apart by blank lines, bullets by their sign. */
export const writeText = (document: ResumeDocument): string => {
  const parts = [document.head.lines.map(writeLine).join('\n'), ...document.sections.map(writeSection)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

const writeSection = (section: Section): string =>
  [section.heading?.text ?? '', section.entries.map(writeEntry).join('\n\n')].filter((part) => part !== '').join('\n');

const writeEntry = (entry: Entry): string => [...entry.head, ...entry.body].map(writeLine).join('\n');

const writeLine = (line: Line): string =>
  line.kind === 'bullet' ? `${'  '.repeat(line.depth)}• ${line.text}` : line.text;
