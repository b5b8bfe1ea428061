import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { summariseFacts } from './summary.ts';

function summaryOf(experience: string, skills: string, title = 'Chef'): string | undefined {
  const document = parseResume(
    `Ada Lind\nada@example.org\n\nExperience\n\n${experience}\n\nSkills\n${skills}\n\nEducation\nBA, Leeds, 2010`,
  );
  const job = readPosting(title, 'Requirements\n- Excel\n- Menu planning\n- Python\n- Spanish\n- ServSafe Manager');
  return summariseFacts(readForEdits(document, job))[0]?.after.split('\n')[1];
}

const skills = 'Excel, Menu planning';

describe('the role is named as a sentence has it', () => {
  test.each([
    ['🍽️ Sous Chef, The Optimist (seafood, 180 seats), 2021 - present', 'Sous Chef at The Optimist since 2021.'],
    ['HEAD CHEF, Harbour Inn Ltd, 2021 - present', 'Head Chef at Harbour Inn Ltd since 2021.'],
  ])('%s', (role, sentence) => {
    expect(summaryOf(`${role}\n- Did the menu planning for 80 guests`, skills)).toBe(
      `${sentence} Did the menu planning for 80 guests.`,
    );
  });
});

describe('the role that introduces the person', () => {
  const aide = 'Instructional Aide, Leeds College, 2023 - present\n- Graded homework';
  const intern = 'Software Engineering Intern, Duo Ltd, 2022 - 2023\n- Wrote the tests of 3 services in Python';

  test('is of today and near to the job', () => {
    const chef = 'Sous Chef, Old Inn, 2021 - present\n- Did the menu planning for 80 guests';
    expect(summaryOf(`${aide}\n\n${chef}`, skills)).toContain('Sous Chef at Old Inn since 2021.');
  });

  test('is never one that was left for another', () => {
    expect(summaryOf(`${intern}\n\n${aide}`, 'Excel, Python', 'Software Engineer')).toBeUndefined();
  });
});

test('a list of names alone introduces nobody', () => {
  const role = 'Sous Chef, Old Inn, 2021 - present\n- Cooked for 80 guests';
  expect(summaryOf(role, skills)).toBeUndefined();
});

describe('the deeds that introduce the person', () => {
  const role = (...deeds: string[]) =>
    `Sous Chef, Old Inn, 2021 - present\n${deeds.map((deed) => `- ${deed}`).join('\n')}`;

  test('show what is asked for, whole, so that their limits travel with them', () => {
    expect(summaryOf(role('Peeled onions', 'Did the menu planning for 40 tables, 2 days a week'), skills)).toBe(
      'Sous Chef at Old Inn since 2021. Did the menu planning for 40 tables, 2 days a week.',
    );
  });

  test('are never what somebody helped with or what happened to them', () => {
    const summary = summaryOf(
      role('Helped with the menu planning of 40 tables', 'Menu planning was done by me'),
      skills,
    );
    expect(summary).toBeUndefined();
  });
});

describe('an own summary', () => {
  const editsFor = (summary: string) => {
    const document = parseResume(
      `Ada Lind\nada@example.org\n\nProfile\n${summary}\n\nExperience\n\nSous Chef, Old Inn, 2021 - present\n` +
        '- Did the menu planning for 40 tables\n\nSkills\nExcel, Menu planning',
    );
    return summariseFacts(readForEdits(document, readPosting('Chef', 'Requirements\n- Excel\n- Menu planning'))).map(
      ({ kind }) => kind,
    );
  };

  test('goes when it only says what somebody hopes for', () => {
    expect(editsFor('Seeking a challenging position with room for growth.')).toEqual(['insert-section', 'remove']);
  });

  test('stays when it says who somebody is, and gets the deed that proves it', () => {
    expect(editsFor('Friendly sous chef who is seeking a kitchen with heart.')).toEqual(['insert-line']);
    expect(editsFor('Sous chef with 12 years in hotel kitchens.')).toEqual([]);
  });
});
