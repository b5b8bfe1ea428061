import type { Contact, Head, ResumeDocument, Section } from '../document.ts';
import { parseResume } from '../parse/parse-resume.ts';
import type { Draft, DraftSection } from './draft.ts';

/** Builds the document from a draft, leaving out sections and entries that have become empty. */
export function freshDocument(document: ResumeDocument, draft: Draft): ResumeDocument {
  const sections = draft.sections
    .map((section) => freshSection(section))
    .filter((section) => section.heading || section.entries.length > 0);
  return { ...document, head: freshHead(document.head, draft), sections };
}

/** Re-reads the contact details if the head changed, so that an old name or address does not survive in them. */
function freshHead(head: Head, { head: lines }: Draft): Head {
  const isSame = lines.length === head.lines.length && lines.every(({ text }, at) => text === head.lines[at]?.text);
  if (isSame) return head;
  const { contact } = parseResume(lines.map(({ text }) => text).join('\n')).head;
  return { ...head, lines, contact: { ...readElsewhere(head), ...contact } };
}

/** Contact details from the end of the page are kept when the head changes. */
function readElsewhere({ contact: { email, phone, place }, lines }: Head): Partial<Contact> {
  const isElsewhere = (detail: string | undefined) =>
    detail !== undefined && lines.every(({ text }) => !text.includes(detail));
  return {
    ...(email !== undefined && isElsewhere(email) && { email }),
    ...(phone !== undefined && isElsewhere(phone) && { phone }),
    ...(place !== undefined && isElsewhere(place) && { place }),
  };
}

function freshSection(section: DraftSection): Section {
  const entries = section.entries.filter((entry) => entry.head.length + entry.body.length > 0);
  return { ...section, entries };
}
