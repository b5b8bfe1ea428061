import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderBullets } from './order-bullets.ts';

const job = readPosting('Engineer', 'Requirements\n- Kubernetes\n- Figma\n- PE\n\nNice to have\n- HTML\n- CSS');

function orderOf(bullets: readonly string[]): readonly string[] | undefined {
  const lines = bullets.map((bullet) => `- ${bullet}`).join('\n');
  const document = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n${lines}`);
  return orderBullets(readForEdits(document, job))[0]?.after.split('\n');
}

const first = 'Designed the pages of the shop in HTML';
const asked = 'Ran the Kubernetes platform of the shop';

test('what shows a thing asked for rises, and what only names it does not', () => {
  const others = ['Watered the plants', 'Swept the yard'];
  expect(orderOf([first, ...others, asked])).toEqual([first, asked, ...others]);
  expect(orderOf([first, ...others, 'Sat in on the Kubernetes project'])).toBeUndefined();
});

test('what is asked for without a figure does not pass the first line, and the number of a standard is none', () => {
  const others = ['Kept the books of the shop', 'Swept the yard', 'Fed the cats'];
  expect(orderOf([...others, asked])).toEqual([others[0], asked, ...others.slice(1)]);
  expect(orderOf([...others, `${asked} to ISO 27001`])?.[0]).toBe(others[0]);
  expect(orderOf([...others, `${asked} for 40 teams`])?.[0]).toBe(`${asked} for 40 teams`);
});

test('what readers would not notice is left', () => {
  expect(orderOf([first, 'Watered the plants', asked])).toBeUndefined();
  expect(orderOf([first, 'Watered the plants', 'Swept the yard', 'Trained 14 soldiers'])).toBeUndefined();
});

test('only what is asked for with a figure passes a first line that shows something asked for; a year is none', () => {
  expect(orderOf([first, 'Raised sales by 14 %', 'Watered the plants', asked])).toBeUndefined();
  expect(orderOf([first, 'Watered the plants', 'Swept the yard', 'Raised sales from 1.8 to 2.6 M', asked])).toEqual([
    first,
    'Raised sales from 1.8 to 2.6 M',
    asked,
    'Watered the plants',
    'Swept the yard',
  ]);
  expect(orderOf([first, 'Watered the plants', `${asked} for 40 teams`])?.[0]).toBe(`${asked} for 40 teams`);
  expect(orderOf([first, 'Watered the plants in 2014', 'Swept the yard', asked])?.[1]).toBe(asked);
});

test('letters inside another word are not a name', () => {
  expect(orderOf([first, 'Watered the plants', 'Kept up the performance of the whole team'])).toBeUndefined();
});

test('a story told by its years keeps its order', () => {
  expect(orderOf(['2012: joined as a clerk', '2013: ran the shop', `2014: ${asked} for 40 teams`])).toBeUndefined();
});

test('lines that tell one story of a thing with a name are not torn apart', () => {
  const story = ['Watered the plants', 'Drew up the Harbour Ledger', `${asked} for the Harbour Ledger of 40 teams`];
  expect(orderOf([first, ...story])).toBeUndefined();
  expect(orderOf([first, story[0] ?? '', 'Drew up the ledger', `${asked} for 40 teams`])?.[0]).toBe(
    `${asked} for 40 teams`,
  );
});
