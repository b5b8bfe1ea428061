import { expect, test } from 'vitest';
import { formatResume } from '../format/format-resume.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { applyEdits } from './apply-edits.ts';
import type { Edit } from './edit.ts';

const resume = `Ada Lind
ada@example.com

Experience
Barista, Blue Door | 2020 – 2022
- Made coffee`;

test('a changed head line is in the document, and the contact details are read from it again', () => {
  const source = parseResume(resume);
  const line = source.head.lines.find(({ text }) => text.includes('@'));
  if (!line) throw new Error('no address');
  const edit: Edit = {
    id: 'e',
    kind: 'replace-head-line',
    target: { lineId: line.id },
    before: line.text,
    after: 'ada.lind@example.org',
    reason: { code: 'requested', params: {} },
    evidence: [],
  };
  const { document, applied } = applyEdits(source, [edit]);
  expect(applied).toEqual([edit]);
  expect(document.head.contact.email).toBe('ada.lind@example.org');
  expect(formatResume(document)).toContain('ada.lind@example.org');
  expect(formatResume(document)).not.toContain('ada@example.com');
});
