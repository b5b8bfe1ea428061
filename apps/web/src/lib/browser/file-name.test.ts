import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  [`attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%AB%20M.pdf`, 'Zoë M.pdf'],
  ['attachment; filename="Maya-Okafor.pdf"', 'Maya-Okafor.pdf'],
  ['attachment; filename=plain.docx', 'plain.docx'],
  [`attachment; filename="ok.pdf"; filename*=UTF-8''%E0%A4%A`, 'ok.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', 'resume.pdf'],
  ['attachment; filename=""', 'resume.pdf'],
  [null, 'resume.pdf'],
])('%s → %s', (header, name) => {
  expect(fileNameOf(header, 'resume.pdf')).toBe(name);
});
