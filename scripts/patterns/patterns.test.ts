import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { recheck } from './recheck.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitted-patterns-'));

function sourcesIn(code: string): string[] {
  const file = join(folder, 'some.ts');
  writeFileSync(file, code);
  return findLiterals(file).patterns.map(({ source }) => source);
}

test('patterns are found as literals, as built ones, and inside of functions', () => {
  expect(sourcesIn('const a = 4 / 2; const b = /x+/gu.test("/y/");')).toEqual(['x+']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that holds a template
  expect(sourcesIn("const dots = '\\\\.+'; const c = new RegExp(`^${dots}$`, 'u');")).toEqual(['^\\.+$']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that holds a template
  expect(sourcesIn('function f(word: string) { return RegExp(String.raw`\\s+${word}$`); }')).toEqual(['\\s+x$']);
  expect(findLiterals(join(folder, 'some.ts')).builds).toBe(true);
});

/** Patterns that froze the server, and those that replaced them. */
test.each([
  [/(?<=\S)[^\S\n]*(?:\.{4,}|…{2,})[^\S\n]*(?=\p{L})/gu, true],
  [/(?<=\S)[^\S\n]*(?:(?<!\.)\.{4,}|(?<!…)…{2,})[^\S\n]*(?=\p{L})/gu, false],
  [/\d+:\d+/gu, true],
  [/(?<!\d)\d+:\d+/gu, false],
  [/\s*[,;]\s*/u, true],
  [/(?:(?<!\s)\s+)?[,;]\s*/u, false],
])('the quick analyser tells %s', ({ source, flags }, isSlow) => {
  expect(analyse({ source, flags }).reports.length > 0).toBe(isSlow);
});

test('the thorough analyser finds what the quick one overlooks', () => {
  const pattern = { source: "^(?:\\s|i|i'm|[^a-z])*$", flags: 'u', file: '', line: 0 };
  expect(analyse(pattern).reports).toEqual([]);
  expect(recheck(pattern)).toMatch(/exponential/);
});
