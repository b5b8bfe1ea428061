import { expect, test } from 'vitest';
import { sayReady } from './say-ready.ts';

test('a quoted line that ends its sentence ends the one about it', () => {
  const said = (line: string) => sayReady({ code: 'glance-line', params: { line } }, 'en');
  expect(said('I want to grow.')).toBe('The first line they read is “I want to grow.”');
  expect(said('Chart in Epic')).toBe('The first line they read is “Chart in Epic”.');
});
