import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readDocument } from '../../read/read-document.ts';
import { buildDocument } from '../fixtures/build-document.ts';
import { samples } from '../fixtures/samples.ts';
import { templates } from '../templates/templates.ts';
import { createWriter } from '../write-document.ts';
import { findUndrawnCharacters } from './undrawn-characters.ts';

const writer = createWriter();
const write = (line: string) =>
  writer.write(
    parseResume(`Robin Sample\nrobin@example.com\n\nExperience\nClerk, Sample Ltd, 2019 - 2021\n- ${line}`),
    {
      format: 'pdf',
      template: 'ledger',
      paper: 'a4',
    },
  );

test.each([
  ['Greek', 'Ελληνικά'],
  ['Cyrillic', 'Русский Українська'],
  ['Armenian and Georgian', 'Հայերեն ქართული'],
  ['Vietnamese', 'Tiếng Việt Nguyễn'],
  ['Hebrew', 'עברית שלום'],
  ['Thai', 'ดูแลระบบเครือข่าย'],
  ['Devanagari', 'हिन्दी में प्रशिक्षण'],
  ['Arabic', 'العربية مرحبا'],
  ['rare ideographs', '𠮷野家 㐂'],
  ['common symbols', '→ ≥ ≤ ∞ № ™ ₹ € ✔ ✗ ● ■ ▶ ◆ ☑ ☎ ✉ ★'],
])('%s is drawn', async (_, line) => {
  expect(findUndrawnCharacters(await write(line))).toEqual([]);
});

test('Arabic is drawn where the template uses italics', async () => {
  const resume = parseResume('Robin Sample\n\nExperience\nClerk, شركة الشمال, Dubai\t2019 - 2021\n- Wrote it');
  const pdf = await writer.write(resume, { format: 'pdf', template: 'ledger', paper: 'a4' });
  expect(findUndrawnCharacters(pdf)).toEqual([]);
  expect((await readDocument(pdf)).text).toContain('شركة الشمال');
});

test('characters in no font are reported, and still read back', async () => {
  const pdf = await write('Spoke ꦗꦮ and ᠮᠣᠩ');
  const missing = findUndrawnCharacters(pdf);
  expect(missing.join('')).toContain('ᠮ');
  expect(missing.join('')).toContain('ꦗ');
  expect(missing.join('')).toMatch(/^[\p{Script=Javanese}\p{Script=Mongolian}]+$/u);
  expect((await readDocument(pdf)).text).toContain('ᠮᠣᠩ');
});

test.each(templates.map(({ id }) => id))('%s draws every character of the six languages', async (template) => {
  for (const sample of samples) {
    const pdf = await writer.write(buildDocument(sample, 'short'), { format: 'pdf', template, paper: 'a4' });
    expect(findUndrawnCharacters(pdf)).toEqual([]);
  }
});

test('icons from an icon font leave no box', async () => {
  expect(findUndrawnCharacters(await write('\uf0e0 mail \ue0b0 home'))).toEqual([]);
  expect((await readDocument(await write('\uf0e0 mail \ue0b0 home'))).text).toContain('mail home');
});

test('a file that is not a PDF has none', () => {
  expect(findUndrawnCharacters(new TextEncoder().encode('Robin Sample 한국어'))).toEqual([]);
});
