import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderSkills } from './order-skills.ts';

const job = readPosting('Engineer', 'Requirements\n- Kubernetes\n- Figma\n- PE\n\nNice to have\n- HTML\n- CSS');

function listOf(items: string): string | undefined {
  const document = parseResume(`Ada Lind\nada@example.org\n\nSkills\n${items}`);
  return orderSkills(readForEdits(document, job))[0]?.after;
}

describe('in a list of skills', () => {
  test('one must comes before two wishes', () => {
    expect(listOf('Miro, Word, HTML/CSS, Figma')).toBe('Figma, HTML/CSS, Miro, Word');
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
    expect(ordered('Miro, Word, Excel, inventory control')).toEqual([]);
    expect(ordered('Miro, Word, Excel, Inventory control')).toHaveLength(1);
    expect(ordered('miro, word, excel, inventory control')).toHaveLength(1);
  });

  test('what there is little of does not rise', () => {
    expect(listOf('Miro, Excel, Word, Figma (basic)')).toBeUndefined();
    expect(listOf('Miro, Excel, Word, a bit of Figma')).toBeUndefined();
  });

  test('what is among the first three is seen already', () => {
    expect(listOf('Miro, Word, Figma, Excel')).toBeUndefined();
  });

  test('an inventory stays as it is', () => {
    const many = 'Miro, Word, Excel, Java, Perl, Ruby, Scala, Lisp, Prolog, Swift, Rust, Go, Figma';
    expect(listOf(many)).toBeUndefined();
  });

  test('what is said of all of them before the first name is not torn from the others', () => {
    expect(listOf('Fluent in Java, Perl, Ruby, Figma')).toBeUndefined();
    expect(listOf('Tools: Proficient in Java, Perl, Ruby, Figma')).toBeUndefined();
  });
});
