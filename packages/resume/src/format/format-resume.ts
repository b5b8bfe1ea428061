import type { Contact, Entry, EntryFields, Line, ResumeDocument, Section } from '../document.ts';

/**
 * A document as plain text, one line each, that `parseResume` reads back as the same document: two blank lines before a
 * heading, one between entries, a tab where two fields share a line with nothing but a space between.
 */
export function formatResume(document: ResumeDocument): string {
  const blocks = [formatHead(document), ...document.sections.map(formatSection)];
  return blocks.filter((block) => block !== '').join('');
}

function formatHead(document: ResumeDocument): string {
  const marks = contactMarks(document.head.contact);
  return document.head.lines.map((line) => `${formatLine(line, marks)}\n`).join('');
}

function formatSection(section: Section): string {
  const entries = section.entries.map((entry) => formatEntry(entry, section)).filter((text) => text !== '');
  const heading = section.heading ? `\n\n${section.heading.text}\n` : '\n';
  return `${heading}${entries.join('\n')}`;
}

function formatEntry(entry: Entry, section: Section): string {
  const marks = fieldMarks(entry.fields);
  const items = section.groups.flatMap((group) => group.items);
  return [...entry.head.map((line) => formatLine(line, marks)), ...entry.body.map((line) => formatLine(line, items))]
    .map((line) => `${line}\n`)
    .join('');
}

function formatLine(line: Line, marks: readonly string[]): string {
  const text = setApart(line.text, marks);
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

/** Puts a tab on each side of a mark where only a space parts it from the next words. */
function setApart(text: string, marks: readonly string[]): string {
  const tabs = new Set<number>();
  for (const mark of marks) {
    const at = text.indexOf(mark);
    if (at < 0 || mark === text) continue;
    if (isPlainGap(text, at - 1)) tabs.add(at - 1);
    if (isPlainGap(text, at + mark.length)) tabs.add(at + mark.length);
  }
  return tabs.size === 0 ? text : withTabs(text, tabs);
}

function isPlainGap(text: string, at: number): boolean {
  return (
    text[at] === ' ' && /[\p{L}\p{N}.)\]%+]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}(@+/]/u.test(text[at + 1] ?? '')
  );
}

function withTabs(text: string, tabs: ReadonlySet<number>): string {
  let out = '';
  for (let index = 0; index < text.length; index += 1) out += tabs.has(index) ? '\t' : (text[index] ?? '');
  return out;
}
