import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderListedSkills } from './order-listed-skills.ts';

const job = readPosting('Developer', 'Requirements\n- JavaScript\n- SQL');

function orderOf(list: string, heading = 'Skills'): string | undefined {
  const document = parseResume(`Ada Lind\nada@example.org\n\n${heading}\n${list}`);
  return orderListedSkills(readForEdits(document, job))[0]?.after;
}

test('what is asked for comes first in a list of one kind, and the others keep their order', () => {
  expect(orderOf('Programming languages: Python, Java, C++, JavaScript, SQL')).toBe(
    'Programming languages: JavaScript, SQL, Python, Java, C++',
  );
  expect(orderOf('Python, Java, C++, JavaScript, SQL', 'Programming Languages')).toBe(
    'JavaScript, SQL, Python, Java, C++',
  );
});

test.each([
  // Items of several kinds may have an order of their own.
  'Stack: Python, Java, C++, JavaScript, SQL',
  'Python, Java, C++, JavaScript, SQL',
  // Sorted by level.
  'Programming languages: Python (expert), Java, C++, JavaScript, SQL (some)',
  // Already among the first three.
  'Programming languages: JavaScript, SQL, Python, Java, C++',
  'Languages: English, German, French, Spanish, Dutch',
])('“%s” keeps its order', (list) => {
  expect(orderOf(list)).toBeUndefined();
});
