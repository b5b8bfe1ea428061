import { expect, test } from 'vitest';
import { findYears } from './read-years.ts';

test.each<[string, number[]]>([
  ['5+ years of Java', [5]],
  ['At least five (5) years', [5]],
  ['Eight or more years in construction, with three as manager', [8]],
  ['One to three years in design', [1]],
  ['3-5 years', [3]],
  ['Having 6.5 years in IT', [6.5]],
  ['Mindestens acht Jahre Erfahrung', [8]],
  ['Cinco años o más', [5]],
  ['Un año de experiencia', [1]],
  ['Dix ans d’expérience', [10]],
  ['十年以上财务工作经验，五年以上管理经验', [10, 5]],
  ['两年以上小学教学经验', [2]],
  ['開発経験5年以上', [5]],
  ['Finishing within 3 years', []],
  ['You are 18 years old', []],
  ['Founded 20 years ago in 2004', []],
  ['2024年4月入社', []],
])('%s', (text, years) => {
  expect(findYears(text)).toEqual(years);
});
