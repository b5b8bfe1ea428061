import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { suggestDeeds } from './deed-openings.ts';

const job = readPosting('Site Manager', 'Requirements\n- Excel');

function suggestedFor(line: string, dates = '2015 - 2019'): string | undefined {
  const document = parseResume(
    `Ada Lind\nada@example.org\n\nExperience\n\nFitter, Old Works Ltd, ${dates}\n- Fitted 12 kitchens\n- ${line}\n- Kept the van`,
  );
  return suggestDeeds(readForEdits(document, job))[0]?.after;
}

describe('a duty is worded as the deed that it names', () => {
  test.each([
    ['Responsible for the installation of 40 boilers', 'Installed 40 boilers'],
    ['I was in charge of the check-in and check-out of guests', 'Checked in and checked out guests'],
    ['Responsible for the overall management of the Leeds office', 'Managed the Leeds office'],
    ['Responsible for the care of 8 residents', 'Cared for 8 residents'],
    ['In charge of a team of 11 fitters', 'Managed a team of 11 fitters'],
    ['Responsible for a team of 6', 'Managed a team of 6'],
    ['Responsible for 5 drivers', 'Managed 5 drivers'],
    ['Weekly wages were run by me in Sage', 'Ran weekly wages in Sage'],
    ['Handling card payments', 'Handled card payments'],
  ])('%s', (line, deed) => {
    expect(suggestedFor(line)).toBe(deed);
  });

  test('in the tense of its role', () => {
    expect(suggestedFor('Responsible for the installation of 40 boilers', '2019 - present')).toBe('Install 40 boilers');
  });
});

describe('nothing is suggested', () => {
  test.each([
    ['for a noun that only looks like a deed', 'Operating supplies for the pantry'],
    ['where half would stay a noun', 'Responsible for the preparation of plans and the supervision of staff'],
    ['where a second thing is not a deed', 'Duties included grading and parent contact'],
    ['for what was done together', 'Jointly responsible for the installation of 40 boilers'],
    ['for a thing, not a deed', 'Responsible for the bank holiday rota'],
    ['where an adjective says how', 'Responsible for the timely installation of 40 boilers'],
  ])('%s', (_, line) => {
    expect(suggestedFor(line)).toBeUndefined();
  });
});
