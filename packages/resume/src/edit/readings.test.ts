import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../document.ts';
import { asLineId } from '../document.ts';
import { formatResume } from '../format/format-resume.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { applyEdits } from './apply-edits.ts';
import { resume as built, edit, remove } from './build-resume.ts';
import type { Edit } from './edit.ts';

const resume = `Ada Lind
ada@example.com

Experience
Barista, Blue Door | 2020 – 2022
- Made coffee`;

function changeHead(source: ResumeDocument, from: string, after: string): ResumeDocument {
  const line = source.head.lines.find(({ text }) => text.includes(from));
  if (!line) throw new Error('There is no such line.');
  const change: Edit = {
    id: 'e',
    kind: 'replace-head-line',
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code: 'requested', params: {} },
    evidence: [],
  };
  const { document, applied } = applyEdits(source, [change]);
  expect(applied).toEqual([change]);
  return document;
}

test('a changed head line is in the document, and the contact details are read from it again', () => {
  const document = changeHead(parseResume(resume), '@', 'ada.lind@example.org');
  expect(document.head.contact.email).toBe('ada.lind@example.org');
  expect(formatResume(document)).toContain('ada.lind@example.org');
  expect(formatResume(document)).not.toContain('ada@example.com');
});

describe('a detail', () => {
  const details = { email: 'ada@example.com', phone: '+44 20 7946 0958', place: 'Leeds' };
  const source = parseResume(resume);

  test.each(Object.entries(details))('that stands elsewhere (%s) outlives a changed head', (name, value) => {
    const head = { lines: source.head.lines.slice(0, 1), contact: { name: 'Ada Lind', links: [], [name]: value } };
    const { contact } = changeHead({ ...source, head }, 'Ada Lind', 'Ada Lindt').head;
    expect(contact).toMatchObject({ name: 'Ada Lindt', [name]: value });
    expect(Object.keys(contact).sort()).toEqual(['links', 'name', name].sort());
  });

  test.each(Object.entries(details))('that stood in the head (%s) goes with its line', (name, value) => {
    const line = { id: asLineId('own'), text: value, kind: 'text', depth: 0 } as const;
    const head = {
      lines: [...source.head.lines.slice(0, 1), line],
      contact: { name: 'Ada Lind', links: [], [name]: value },
    };
    const removal = edit({ id: 'r', kind: 'remove', target: { lineId: asLineId('own') }, before: value, after: '' });
    const { contact } = applyEdits({ ...source, head }, [removal]).document.head;
    expect(contact).not.toHaveProperty(name);
  });
});

test('a section that was emptied keeps its heading, and one without a heading is gone', () => {
  const emptied = applyEdits(built, [remove('r', { lineId: asLineId('s') })]).document.sections;
  expect(emptied.map(({ id, entries }) => [id, entries.length])).toEqual([
    ['exp', 2],
    ['ski', 0],
  ]);
  const bare = { ...built, sections: built.sections.map((section) => ({ ...section, heading: null })) };
  expect(applyEdits(bare, [remove('r', { lineId: asLineId('s') })]).document.sections.map(({ id }) => id)).toEqual([
    'exp',
  ]);
});
