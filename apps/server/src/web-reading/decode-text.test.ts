import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

test.each([
  ['UTF-8 without a word about it', Buffer.from('Café 履歴書'), '', 'Café 履歴書'],
  ['UTF-8 that the header calls Latin-1', Buffer.from('Café'), 'text/xml; charset=iso-8859-1', 'Café'],
  ['Latin-1 by the header', bytes('Caf', [0xe9]), 'text/html; charset=ISO-8859-1', 'Café'],
  ['Latin-1 that the header calls UTF-8', bytes('Caf', [0xe9]), 'text/xml; charset=utf-8', 'Café'],
  ['Latin-1 without a word about it', bytes([0x93], 'Caf', [0xe9, 0x94]), '', '“Café”'],
  ['Shift_JIS by its XML declaration', bytes('<?xml version="1.0" encoding="Shift_JIS"?>', [0x97, 0x9a]), '', /履$/],
  ['ISO-2022-JP', bytes([0x1b, 0x24, 0x42, 0x4d, 0x7a, 0x1b, 0x28, 0x42]), 'text/xml; charset=ISO-2022-JP', '履'],
  ['UTF-16 with its mark', Buffer.from('\ufeffCafé', 'utf16le'), '', 'Café'],
  ['an encoding that nobody knows', Buffer.from('Café'), 'text/html; charset=x-klingon', 'Café'],
])('%s', (_name, body, contentType, text) => {
  if (typeof text === 'string') expect(decodeText(body, contentType)).toBe(text);
  else expect(decodeText(body, contentType)).toMatch(text);
});
