import { describe, expect, test } from 'vitest';
import type { RoleTime } from '../rewording.ts';
import { rewriteEnglishLine } from './rewrite-line.ts';

const rewritten = (text: string, time: RoleTime) => rewriteEnglishLine(text, time)?.text ?? text;

describe('duties become deeds', () => {
  test.each<[RoleTime, string, string]>([
    ['former', 'I was responsible for maintaining 40 servers', 'Maintained 40 servers'],
    ['former', 'Duties included running the weekly rota', 'Ran the weekly rota'],
    ['current', 'Responsible for the on-call rota of 9 engineers', 'Run the on-call rota of 9 engineers'],
    ['former', 'Responsible for writing design reports', 'Wrote design reports'],
    ['current', 'im responsible for keeping the site tidy and stacking timber', 'Keep the site tidy and stack timber'],
    ['former', 'i was responsible for cleaning the lobby and restocking', 'Cleaned the lobby and restocked'],
    ['current', 'I am responsible for drafting and negotiating SaaS agreements', 'Draft and negotiate SaaS agreements'],
    ['current', 'Was responsible for transferring methods to three sites', 'Transferred methods to three sites'],
    ['current', 'I was responsible for recruitment of participants aged 60+', 'Recruited participants aged 60+'],
    [
      'former',
      'Was given the job of quality checking returns, 80 parcels per shift',
      'Quality checked returns, 80 parcels per shift',
    ],
    [
      'former',
      'Responsible for maintaining systems by testing and reviewing code',
      'Maintained systems by testing and reviewing code',
    ],
    [
      'former',
      'Tasked with managing the diary, booking travel and preparing minutes',
      'Managed the diary, booked travel and prepared minutes',
    ],
    ['former', 'Responsible for maintaining the servers, ensuring uptime', 'Maintained the servers, ensuring uptime'],
  ])('%s: %s', (time, before, after) => {
    expect(rewritten(before, time)).toBe(after);
  });
});

describe('person and tense', () => {
  test.each<[RoleTime, string, string]>([
    ['former', 'I mentored 2 interns each year', 'Mentored 2 interns each year'],
    ['current', 'I am using Opera PMS daily', 'Use Opera PMS daily'],
    ['former', 'Was using Desmos', 'Used Desmos'],
    ['former', 'Cleaning 14 rooms a day', 'Cleaned 14 rooms a day'],
    ['current', 'Creating social media assets', 'Create social media assets'],
    ['former', 'talk to customers about what they wanted', 'Talked to customers about what they wanted'],
    ['former', 'helped trained 2 new people', 'Helped train 2 new people'],
    ['former', 'Running the pass on saturdays', 'Ran the pass on Saturdays'],
    ['former', 'digging footings and mixed concrete', 'Dug footings and mixed concrete'],
  ])('%s: %s', (time, before, after) => {
    expect(rewritten(before, time)).toBe(after);
  });
});

describe('what could be read two ways stays', () => {
  test.each<[RoleTime, string]>([
    ['former', 'Responsible for training and recruitment'],
    // Without its verb, whoever was asked would be the one who asks.
    ['former', 'Was asked to make the new forms bilingual'],
    ['former', 'Responsible for managing marketing and advertising campaigns'],
    ['former', 'Marketing campaigns for two brands'],
    ['former', 'Working knowledge of German'],
    ['current', 'Digging footings and mixed concrete'],
    ['former', 'Hiring, coaching, forecasting in SFDC'],
    ['former', 'Lead engineer of the line'],
    ['current', 'Responsible for 38 stores and a turnover of £71m'],
    ['former', 'Helped the security team introduce image signing'],
    ['former', 'Worked on moving CI from Jenkins to GitHub Actions'],
    ['current', 'Designed the template now used by 31 of 38 teams'],
    ['unknown', 'Cleaning 14 rooms a day'],
    ['former', 'iOS app for a bakery'],
  ])('%s: %s', (time, line) => {
    expect(rewritten(line, time)).toBe(line);
  });
});

test('quotations keep their words', () => {
  expect(rewritten('Wrote "we successfully shipped it" on the wall and successfully painted it', 'former')).toBe(
    'Wrote "we successfully shipped it" on the wall and painted it',
  );
});
