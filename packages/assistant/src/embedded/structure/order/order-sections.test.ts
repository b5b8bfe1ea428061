import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderSections } from './order-sections.ts';

const job = readPosting('Engineer', 'Requirements\n- Kubernetes\n- Figma\n- Python');

const school = 'Education\nBSc Physics, University of Leeds, 2008 - 2011';
const work =
  'Experience\nEngineer, Old Works, 2016 - 2024\n- Kept the machines running\nClerk, Port Office, 2012 - 2015\n- Wrote the letters';
const skills = 'Skills\nPython, Kubernetes, Figma, Word';
const interests = 'Interests\nRowing and chess';

function headingsOf(parts: readonly string[], posting = job): (string | undefined)[] {
  const document = parseResume(`Ada Lind\nada@example.org\n\n${parts.join('\n\n')}`);
  const { sections } = applyEdits(document, orderSections(readForEdits(document, posting))).document;
  return sections.map(({ heading }) => heading?.text);
}

test('a list that answers the posting comes before the work, and school behind it', () => {
  expect(headingsOf([school, work, skills])).toEqual(['Skills', 'Experience', 'Education']);
});

test('a list that answers nothing stays where it is', () => {
  expect(headingsOf([work, school, 'Skills\nWord, Excel, Outlook'])).toEqual(['Experience', 'Education', 'Skills']);
});

test('who has just left school, and who applies where degrees count, keeps school first', () => {
  const young = 'Experience\nClerk, Port Office, 2011 - 2012\n- Wrote the letters\nHelper, Old Works, 2010\n- Swept';
  expect(headingsOf([school, young])).toEqual(['Education', 'Experience']);
  const lecturer = readPosting('Lecturer', 'Requirements\n- PhD in physics');
  expect(headingsOf([school, work], lecturer)).toEqual(['Education', 'Experience']);
});

test('hobbies do not come before the work', () => {
  expect(headingsOf([interests, work, school])).toEqual(['Experience', 'Education', 'Interests']);
});

test('the order of a scholar stays', () => {
  const parts = [school, work, skills, 'Publications\nA. Lind, On tides, 2019'];
  expect(headingsOf(parts)).toEqual(['Education', 'Experience', 'Skills', 'Publications']);
});

test('a list with one name a line is a list, sentences are not', () => {
  expect(headingsOf([work, 'Skills\nPython and much else\nKubernetes\nFigma prototypes'])).toEqual([
    'Skills',
    'Experience',
  ]);
  expect(headingsOf([work, 'Skills\nI have used Python for years.\nKubernetes\nFigma'])).toEqual([
    'Experience',
    'Skills',
  ]);
});

test('a long list of courses comes behind the work and behind the school that moves, a short one stays', () => {
  const courses = (count: number) =>
    `Courses\n${Array.from({ length: count }, (_, at) => `- Bookkeeping in practice, part ${at + 1}`).join('\n')}`;
  expect(headingsOf([school, courses(6), work])).toEqual(['Experience', 'Education', 'Courses']);
  expect(headingsOf([courses(6), work, school])).toEqual(['Experience', 'Courses', 'Education']);
  expect(headingsOf([courses(2), work, school])).toEqual(['Courses', 'Experience', 'Education']);
});
