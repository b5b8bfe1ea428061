import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readMarked, readMarks } from '../../../learn/tagger/marked.ts';
import { f1, measureTagger } from '../../../learn/tagger/measure-tagger.ts';
import actsModel from '../data/acts-model.json' with { type: 'json' };
import { readActs } from './read-acts.ts';
import { openTagger } from './tagger-model.ts';
import { maxTokens, tokensOf } from './tokens.ts';

const document = parseResume('Ada Byrne\nWork\nCashier, Lidl, 2015 - 2019\n- Tills\nHobbies\nChess, paper round');

describe('the tagger that is shipped', () => {
  test('reads nearly all that it learnt from, in every language', () => {
    const messages = readMarked();
    // Whole files, since each has a resume to parse, which takes longer than to read what is said about it.
    const files = [...new Set(messages.map(({ file }) => file))].filter((_, at) => at % 16 === 0);
    const some = messages.filter(({ file }) => files.includes(file));
    const { acts, slots, byAct } = measureTagger(openTagger(actsModel), some);
    expect(messages.length).toBeGreaterThan(6_000);
    expect(some.length).toBeGreaterThan(240);
    expect(new Set(some.map(({ language }) => language)).size).toBeGreaterThan(5);
    expect(acts).toBeGreaterThan(0.8);
    expect(slots).toBeGreaterThan(0.75);
    expect(f1(byAct.get('tell') ?? { found: 0, marked: 1, right: 0 })).toBeGreaterThan(0.85);
  });

  test('is below a megabyte', () => {
    expect(JSON.stringify(actsModel).length).toBeLessThan(1_000_000);
  });

  test('hears several acts in one breath', () => {
    const acts = readActs('bin the paper round, nobody cares. and should i put a photo on it?', document);
    expect(acts.map(({ name }) => name)).toContain('remove');
    expect(acts.map(({ name }) => name)).toContain('ask');
    expect(acts.every(({ sure }) => sure > 0 && sure <= 1)).toBe(true);
  });

  test('answers the same at every question', () => {
    const message = 'the tills line: 4 tills, 300 customers a day. but leave chess';
    expect(readActs(message, document)).toEqual(readActs(message, document));
  });

  test('does not read without end', () => {
    expect(tokensOf('a '.repeat(5_000))).toHaveLength(maxTokens);
  });
});

describe('marks', () => {
  test('taken out give back the message', () => {
    expect(readMarks('{remove: bin {thing: the paper round}} {why: its old}')?.text).toBe(
      'bin the paper round its old',
    );
  });

  test('that are not right are refused', () => {
    expect(readMarks('{remove: bin {thing: it}')).toBeUndefined();
    expect(readMarks('{bury: it}')).toBeUndefined();
  });
});
