import { maxResumeLength } from '@fitted/contract/limits/text-limits';
import { maxUploadBytes } from '@fitted/contract/limits/uploads';
import { expect, test } from 'vitest';
import { checkFile, cutReading, readPlainText } from './check-file.ts';

test.each([
  ['resume.pdf', 10, undefined],
  ['resume.doc', 10, undefined],
  ['RESUME.DOCX', 10, undefined],
  ['my.resume.txt', maxUploadBytes, undefined],
  ['resume.txt', maxUploadBytes + 1, 'size'],
  ['resume.odt', 10, undefined],
  ['resume.rtf', 10, undefined],
  ['Resume.MD', 10, undefined],
  ['resume.exe', 10, 'type'],
  ['photo.png', 10, 'type'],
  ['pdf', 10, 'type'],
  ['resume.pdf.zip', maxUploadBytes + 1, 'type'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(checkFile({ name, size })).toBe(problem);
});

test('a text file is read here when it is UTF-8, and left to the server when it is not', async () => {
  const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'a.txt');
  expect(await readPlainText(file(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc))).toBe('Mü');
  expect(await readPlainText(file(0x4d, 0xfc))).toBeUndefined();
  expect(await readPlainText(file(0x4d, 0, 0x61, 0))).toBeUndefined();
});

test('a text that is longer than the server takes is cut, which is said once', () => {
  const read = (length: number, warnings: string[] = []) => ({
    text: 'x'.repeat(length),
    pages: 1,
    ocr: false,
    warnings,
  });
  expect(cutReading(read(maxResumeLength))).toEqual(read(maxResumeLength));
  expect(cutReading(read(maxResumeLength + 1))).toEqual(read(maxResumeLength, ['text_cut']));
  expect(cutReading(read(maxResumeLength + 1, ['text_cut'])).warnings).toEqual(['text_cut']);
});
