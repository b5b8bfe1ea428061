import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const locked = (name: string) => new Uint8Array(readFileSync(new URL(`../testing/${name}`, import.meta.url)));

describe.each(['locked-agile.docx', 'locked-standard.docx'])('%s', (name) => {
  test('its password opens it', async () => {
    const { text } = await readDocument(locked(name), { password: 'Geheim-1' });
    expect(text).toContain('Ada Lind');
    expect(text).toContain('Repaired 300 pumps');
  });

  test.each([undefined, '', 'geheim-1'])('%j does not', async (password) => {
    const reading = readDocument(locked(name), password === undefined ? {} : { password });
    await expect(reading).rejects.toMatchObject({ code: 'password_protected' });
  });
});

test('a file that asks for millions of turns is not turned', async () => {
  const file = locked('locked-agile.docx');
  file.set(Buffer.from('"9999e9"'), Buffer.from(file.buffer).indexOf('"100000"'));
  await expect(readDocument(file, { password: 'x' })).rejects.toMatchObject({ code: 'too_complex' });
});

test('a truncated file is not read as a resume', async () => {
  const reading = readDocument(locked('locked-agile.docx').slice(0, 3000), { password: 'Geheim-1' });
  await expect(reading).rejects.toMatchObject({
    code: expect.stringMatching(/corrupt|too_complex|password_protected/),
  });
});
