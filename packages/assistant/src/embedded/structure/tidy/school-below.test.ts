import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removeFirstSchool } from './school-below.ts';

function removed(...studies: readonly string[]): readonly string[] {
  const document = parseResume(`Ada Lind\nada@example.org\n\n${studies.join('\n\n')}`);
  return removeFirstSchool(readForEdits(document, readPosting('', ''))).map(
    ({ before }) => before.split('\n')[0] ?? '',
  );
}

test('the first school goes where another followed', () => {
  expect(
    removed(
      'Educación',
      'Colegio del Sur\nEnseñanza básica\n1991 - 1998',
      'Liceo del Norte\nEnseñanza media\n1999 - 2003',
    ),
  ).toEqual(['Colegio del Sur']);
  expect(
    removed('Education', 'Hill Primary School\n1990 - 1996', 'BSc Physics\nUniversity of Leeds\n2003 - 2006'),
  ).toEqual(['Hill Primary School']);
});

test('it stays where it is all there is, where it is what somebody studied, and where more is said in one breath', () => {
  expect(removed('Education', 'Hill Primary School\n1990 - 1996')).toEqual([]);
  expect(
    removed(
      'Education',
      'BA Primary Education\nUniversity of Leeds\n2001 - 2004',
      'MA Physics\nUniversity of York\n2005 - 2006',
    ),
  ).toEqual([]);
  expect(
    removed(
      'Educación',
      'Colegio del Sur\nEducación básica y secundaria\n1991 - 2003',
      'Universidad del Norte\nDerecho\n2004 - 2009',
    ),
  ).toEqual([]);
});
