import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { orderBullets, orderSkills } from './order-by-relevance.ts';

const job = readPosting('Engineer', 'Requirements\n- Kubernetes\n- Figma\n- PE\n\nNice to have\n- HTML\n- CSS');

function orderOf(bullets: readonly string[]): readonly string[] | undefined {
  const lines = bullets.map((bullet) => `- ${bullet}`).join('\n');
  const document = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n${lines}`);
  return orderBullets(readForEdits(document, job))[0]?.after.split('\n');
}

function listOf(items: string): string | undefined {
  const document = parseResume(`Ada Lind\nada@example.org\n\nSkills\n${items}`);
  return orderSkills(readForEdits(document, job))[0]?.after;
}

describe('under a role', () => {
  const first = 'Kept the books of the shop';
  const asked = 'Ran the Kubernetes platform of the shop';

  test('what shows a thing asked for rises, and what only names it does not', () => {
    expect(orderOf([first, 'Watered the plants', asked])).toEqual([first, asked, 'Watered the plants']);
    expect(orderOf([first, 'Watered the plants', 'Sat in on the Kubernetes project'])).toBeUndefined();
  });

  test('nothing passes a line with a figure, and a year is none', () => {
    expect(orderOf([first, 'Supervised 14 soldiers', asked])).toBeUndefined();
    expect(orderOf([first, 'Raised sales from 1.8 to 2.6 M', 'Watered the plants', asked])?.[2]).toBe(asked);
    expect(orderOf([first, 'Watered the plants in 2014', asked])?.[1]).toBe(asked);
  });

  test('letters inside another word are no name', () => {
    expect(orderOf([first, 'Watered the plants', 'Kept up the performance of the whole team'])).toBeUndefined();
  });
});

describe('in a list of skills', () => {
  test('one must comes before two wishes', () => {
    expect(listOf('Miro, HTML/CSS, Figma')).toBe('Figma, HTML/CSS, Miro');
  });

  test('languages stay in the order of how well they are spoken', () => {
    const languages = readPosting('Engineer', 'Requirements\n- English\n- Figma');
    const document = parseResume(
      'Ada Lind\nada@example.org\n\nSkills\nLanguages: German (native), Turkish, English (A2)',
    );
    expect(orderSkills(readForEdits(document, languages))).toEqual([]);
  });

  test('a line that begins with a capital does so afterwards', () => {
    const small = readPosting('Clerk', 'Requirements\n- Inventory control');
    const ordered = (list: string) =>
      orderSkills(readForEdits(parseResume(`Ada Lind\nada@example.org\n\nSkills\n${list}`), small));
    expect(ordered('Miro, Word, inventory control')).toEqual([]);
    expect(ordered('Miro, Word, Inventory control')).toHaveLength(1);
    expect(ordered('miro, word, inventory control')).toHaveLength(1);
  });

  test('what there is little of does not rise', () => {
    expect(listOf('Miro, Excel, Figma (basic)')).toBeUndefined();
    expect(listOf('Miro, Excel, a bit of Figma')).toBeUndefined();
  });
});
