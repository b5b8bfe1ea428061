import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

const resumes: Readonly<Record<'en' | 'de' | 'ja', string>> = {
  en: `Ada Meyer
Nationality: British
ada@example.org

Experience
Clerk, Acme Ltd, 2019 - present
Key Responsibilities:
- Filed letters
Key Achievements:
- Clerk of the year
- Best desk 2021

Internship, Globex, 2018
- Sorted post

Education
BSc History, University of Leeds, 2014, GPA 3.7

Personal details
Father's Name: R. Meyer
Date of Birth: 14-02-1999
Marital Status: Single
Passport: valid`,
  de: `Jana Kraus
Familienstand: ledig
jana@example.org

Berufserfahrung
Disponentin, Kraft AG, 2018 - heute
- Touren geplant`,
  ja: `佐藤 美咲
misaki@example.org

職務経歴
北建設 営業 2018年4月 〜 現在
・新人を指導

資格
TOEIC 780点（2022年）`,
};

describe('what has a label is known by it', () => {
  test.each<[Language & keyof typeof resumes, string, string]>([
    ['en', 'remove my nationality', 'Nationality: British → '],
    ['en', 'remove my marital status', 'Marital Status: Single → '],
    ['en', 'remove the key achievements', 'Key Achievements: → ; Clerk of the year → ; Best desk 2021 → '],
    ['de', 'Bitte den Familienstand entfernen', 'Familienstand: ledig → '],
    [
      'en',
      'remove the GPA',
      'BSc History, University of Leeds, 2014, GPA 3.7 → BSc History, University of Leeds, 2014',
    ],
    [
      'en',
      'change my GPA to 3.9',
      'BSc History, University of Leeds, 2014, GPA 3.7 → BSc History, University of Leeds, 2014, GPA 3.9',
    ],
    ['ja', 'TOEICを850点に変更して', 'TOEIC 780点（2022年） → TOEIC 850点（2022年）'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message], resumes[language])).outcome).toBe(outcome);
  });
});

test('a bullet moves no further than the label above it', async () => {
  const { outcome } = await converse('en', ['move the desk bullet to the top'], resumes.en);
  expect(outcome).toMatch(
    /→ Key Responsibilities: \/ Filed letters \/ Key Achievements: \/ Best desk 2021 \/ Clerk of the year$/u,
  );
});

test('an item with its level is the item', async () => {
  const resume = `${resumes.en}\n\nSkills\nTableau (beginner), SQL`;
  expect((await converse('en', ['delete tableau from my skills'], resume)).outcome).toBe(
    'Tableau (beginner), SQL → SQL',
  );
});

test('a job that is named goes at once', async () => {
  const { outcome } = await converse('en', ['remove the internship at Globex'], resumes.en);
  expect(outcome).toBe('Internship, Globex, 2018 / Sorted post → ');
});

test('of two things the one with a place of its own goes', async () => {
  const resume = `${resumes.en}\n\nSkills\nExcel, VBA\n\nSummary\nGood at SQL and post.`;
  expect((await converse('en', ['remove VBA and SQL'], resume)).outcome).toBe('Excel, VBA → Excel');
});
