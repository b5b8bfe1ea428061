import { expect, test } from 'vitest';
import { parseJob } from '../job/parse-job.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { scoreMatch } from './score-match.ts';
import { topicsOf } from './topics-of.ts';

const matched = (asked: string, line: string) => {
  const resume = parseResume(`Ana Lind\n\nEXPERIENCE\nAssistant, Alder & Sons\n2020 – 2024\n- ${line}`);
  const {
    matched: met,
    near,
    missing,
  } = scoreMatch(resume, parseJob({ title: '', description: `Duties\n- ${asked}` }));
  const [close] = near;
  return met.length > 0
    ? 'met'
    : close
      ? close.places.length > 0
        ? 'near'
        : 'asked'
      : missing.length > 0
        ? 'missing'
        : '';
};

test.each([
  ['arranging travel', 'Book trains, flights and hotels for three partners'],
  ['出張手配', '航空券の予約'],
  ['Blutzuckermessung', 'Blutzucker und Blutdruck täglich'],
])('%s and “%s” share a topic', (one, other) => {
  const topics = topicsOf(other);
  expect([...topicsOf(one)].some((topic) => topics.has(topic))).toBe(true);
});

test.each([
  ['arranging travel', 'Book trains, flights and hotels for three partners', 'near'],
  ['payroll and pensions', 'Served drinks at the bar', 'asked'],
  ['weave willow baskets', 'Served drinks at the bar', 'asked'],
  ['taking minutes', 'The trainee takes the minutes', 'near'],
])('requirement “%s” against “%s” is %s', (asked, line, status) => {
  expect(matched(asked, line)).toBe(status);
});
