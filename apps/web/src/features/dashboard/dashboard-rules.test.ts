import type { Activity } from '@fitted/contract/dashboard';
import type { Resume, ResumeVersion } from '@fitted/contract/resumes';
import { describe, expect, test } from 'vitest';
import { foldActivity } from './fold-activity.ts';
import { greetingParts } from './greeting.ts';
import { personOf, resumeName } from './resume-name.ts';
import { timeOfDay } from './time-of-day.ts';
import { listTexts } from './version-list.ts';

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('%d o’clock is %s', (hour, part) => {
  expect(timeOfDay(new Date(2026, 2, 30, hour))).toBe(part);
});

test.each([
  ['Robin', 'Good morning, @', ['Good morning, ', 'Robin']],
  [' 花子 ', 'おはようございます、@さん', ['おはようございます、', '花子さん']],
  ['jobs@mail.example', 'おはようございます、@さん', ['おはようございます']],
  ['-', 'Good morning, @', ['Good morning']],
])('%j is greeted in whole phrases, and named only by what may be a name', (name, words, parts) => {
  expect(greetingParts(name, (known) => words.replace('@', known))).toEqual(parts);
});

test.each([
  ['Nurse', 'Robin', 'Nurse'],
  [null, '\n ---\n  Robin Sample\nNurse', 'Robin Sample'],
  [null, '山田 花子', '山田 花子'],
  [null, ' \n', ''],
])('a resume titled %j that begins %j is called %j', (title, preview, name) => {
  expect(resumeName(title, preview)).toBe(name);
});

describe('the texts of a resume', () => {
  const resume = (improvedText: string | null): Resume => ({
    id: 1,
    title: null,
    originalText: 'original',
    improvedText,
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: '2026-03-03T00:00:00.000Z',
  });
  const version = (id: number, improvedText: string): ResumeVersion => ({
    id,
    improvedText,
    originalText: 'original',
    improvementType: 'tailored',
    notes: null,
    createdAt: '2026-03-02T00:00:00.000Z',
  });
  const keys = (...given: Parameters<typeof listTexts>) => listTexts(...given).map(({ key }) => key);

  test('newest first, the original last, numbered from the oldest', () => {
    const texts = listTexts(resume('b'), [version(8, 'b'), version(7, 'a')]);
    expect(texts.map(({ key, number }) => [key, number])).toEqual([
      ['8', 2],
      ['7', 1],
      ['original', undefined],
    ]);
  });

  test('the current text is listed only where no version holds it', () => {
    expect(keys(resume('c'), [version(7, 'a')])).toEqual(['current', '7', 'original']);
    expect(keys(resume(null), [])).toEqual(['original']);
    expect(keys(resume('original'), [])).toEqual(['original']);
  });
});

test.each([
  ['Clerk', 'Robin Sample\nLeeds', 'Robin Sample'],
  ['営業事務', '職務経歴書\n佐々木 美穂', '佐々木 美穂'],
  // An untitled resume is called by its first line already.
  [null, 'Robin Sample\nLeeds', ''],
])('beside the name %s, the resume that begins with %j is told apart by %j', (title, preview, person) => {
  expect(personOf(title, preview)).toBe(person);
});

test('what was done to the same resume again and again is one row', () => {
  const at = (id: number, kind: Activity['kind'], title: string): Activity => ({
    id,
    kind,
    title,
    status: null,
    at: '2026-03-30T10:00:00.000Z',
  });
  const recent = [at(4, 'improvement', 'Nurse'), at(3, 'improvement', 'Nurse'), at(2, 'resume', 'Nurse')];
  const folded = foldActivity([...recent, at(1, 'improvement', 'Nurse')]);
  expect(folded.map(({ activity, count }) => [activity.id, count])).toEqual([
    [4, 2],
    [2, 1],
    [1, 1],
  ]);
});
