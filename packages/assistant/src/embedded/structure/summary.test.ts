import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
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
    ['🍽️ Sous Chef, The Optimist (seafood, 180 seats), 2021 - present', 'Sous Chef at The Optimist.'],
    ['HEAD CHEF, Harbour Inn Ltd, 2021 - present', 'Head Chef at Harbour Inn Ltd.'],
  ])('%s', (role, sentence) => {
    expect(summaryOf(`${role}\n- Cooked for 80 guests`, skills)).toBe(`${sentence} Skills: Excel and Menu planning.`);
  });
});

describe('the role that introduces the person', () => {
  const aide = 'Instructional Aide, Leeds College, 2023 - present\n- Graded homework';
  const intern = 'Software Engineering Intern, Duo Ltd, 2022 - 2023\n- Wrote tests';

  test('is of today and near to the job', () => {
    expect(summaryOf(`${aide}\n\nSous Chef, Old Inn, 2021 - present\n- Cooked`, skills)).toContain(
      'Sous Chef at Old Inn.',
    );
  });

  test('is none when only an earlier one is near to the job', () => {
    expect(summaryOf(`${intern}\n\n${aide}`, 'Excel, Python', 'Software Engineer')).toBeUndefined();
    expect(summaryOf(`${intern}\n\n${aide}`, 'Excel, Python', 'Gardener')).toContain('Instructional Aide');
  });
});

test('languages, certificates and what there is little of are no skills to name', () => {
  const role = 'Sous Chef, Old Inn, 2021 - present\n- Cooked for 80 guests';
  expect(summaryOf(role, 'Excel, Spanish (fluent), ServSafe Manager, a bit of Python')).toBeUndefined();
});
