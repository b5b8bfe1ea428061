import type { Contact, Entry, EntryFields, Line, ResumeDocument, Section } from '../document.ts';
import { setApart, setGridApart } from './set-apart.ts';

/**
 * Writes a document as plain text that `parseResume` reads back as the same document: two blank lines before a heading,
 * one between entries, and a tab between two fields on one line that only a space would separate.
 */
export function formatResume(document: ResumeDocument): string {
  return formatHead(document) + document.sections.map(formatSection).join('');
}

function formatHead(document: ResumeDocument): string {
  const marks = contactMarks(document.head.contact);
  return document.head.lines.map((line) => `${withBullet(line, setApart(line.text, marks))}\n`).join('');
}

function formatSection(section: Section): string {
  const entries = section.entries.map((entry) => formatEntry(entry, section));
  const heading = section.heading ? `\n\n${section.heading.text}\n` : '\n';
  return `${heading}${entries.join('\n')}`;
}

function formatEntry(entry: Entry, section: Section): string {
  const marks = fieldMarks(entry.fields);
  const items = section.groups.flatMap((group) =>
    group.label === undefined ? group.items : [group.label, ...group.items],
  );
  const head = entry.head.map((line) => withBullet(line, setApart(line.text, marks)));
  const body = entry.body.map((line) => withBullet(line, setGridApart(line.text, items)));
  const told = body.map((line, index) => `${head.length + index > 0 && startsSmall(line) ? '\n' : ''}${line}\n`);
  return [...head.map((line) => `${line}\n`), ...told].join('');
}

/** A line that starts in lower case would be read as a continuation of the line above. */
function startsSmall(line: string): boolean {
  return /^[\p{Ll}),;&%]/u.test(line);
}

function withBullet(line: Line, text: string): string {
  return line.kind === 'bullet' ? `${'  '.repeat(line.depth)}• ${text}` : text;
}

function contactMarks(contact: Contact): string[] {
  const { name, headline, email, phone, place, links } = contact;
  return [name, headline, email, phone, place, ...links].filter((mark) => mark !== undefined);
}

function fieldMarks(fields: EntryFields): string[] {
  const { title, organisation, place, period } = fields;
  return [period?.text, place, title, organisation].filter((mark) => mark !== undefined);
}
