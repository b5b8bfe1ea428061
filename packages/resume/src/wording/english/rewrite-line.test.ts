import { describe, expect, test } from 'vitest';
import type { RoleTime } from '../rewording.ts';
import { rewriteEnglishLine } from './rewrite-line.ts';

const rewritten = (text: string, time: RoleTime) => rewriteEnglishLine(text, time)?.text ?? text;

describe('duties become deeds', () => {
  test.each<[RoleTime, string, string]>([
    ['former', 'I was responsible for maintaining 40 servers', 'Maintained 40 servers'],
    ['former', 'Duties included running the weekly rota', 'Ran the weekly rota'],
    [
      'current',
      'im responsible for keeping the site tidy and stacking the timber',
      'Keep the site tidy and stack the timber',
    ],
    [
      'former',
      'i was responsible for cleaning the lobby and restocking shelves',
      'Cleaned the lobby and restocked shelves',
    ],
    ['current', 'I am responsible for drafting and negotiating SaaS agreements', 'Draft and negotiate SaaS agreements'],
    [
      'current',
      'Was responsible for transferring our methods to three sites',
      'Transferred our methods to three sites',
    ],
    ['former', 'Was given the job of checking the returns', 'Checked the returns'],
    ['former', 'Responsible for designing page layouts', 'Designed page layouts'],
    ['current', 'Responsible for precepting new grads', 'Precept new grads'],
    ['former', 'Responsible for training incoming staff', 'Trained incoming staff'],
    ['current', 'In charge of coordinating volunteers in four towns', 'Coordinate volunteers in four towns'],
    ['former', 'Responsible for maintaining systems by reviewing code', 'Maintained systems by reviewing code'],
    [
      'former',
      'Tasked with managing the diary, booking all travel and preparing minutes',
      'Managed the diary, booked all travel and prepared minutes',
    ],
    ['former', 'Responsible for maintaining the servers, ensuring uptime', 'Maintained the servers, ensuring uptime'],
    ['former', 'My main responsibility was cleaning the kitchen', 'Cleaned the kitchen'],
    ['former', 'My job was to greet customers and take orders', 'Greeted customers and took orders'],
    ['current', 'My role is to plan the rota', 'Plan the rota'],
    ['former', 'I used to answer the phones', 'Answered the phones'],
    ['former', 'Had to deal with complaints', 'Dealt with complaints'],
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
    ['former', 'Running the pass on saturdays', 'Ran the pass on Saturdays'],
    ['former', 'I have managed a team of 5', 'Managed a team of 5'],
    ['former', 'I manage a team of 5 and write reports', 'Managed a team of 5 and wrote reports'],
    ['current', 'I currently manage a team of 5', 'Currently manage a team of 5'],
    ['former', 'Manages a budget of $2m', 'Managed a budget of $2m'],
    ['former', 'Planning and delivering lessons', 'Planned and delivered lessons'],
    ['former', 'Design and build websites for shops', 'Designed and built websites for shops'],
    ['former', 'I worked as a waiter and I also made cocktails', 'Worked as a waiter and made cocktails'],
    ['former', 'Successfully managing a team of 4', 'Managed a team of 4'],
    ['former', 'I also did the rotas', 'Did the rotas'],
    ['former', 'I did the payroll', 'Did the payroll'],
    ['former', 'RESPONSIBLE FOR SECURING ALL LOADS WITH CHAINS', 'SECURED ALL LOADS WITH CHAINS'],
    ['former', 'I WAS IN CHARGE OF THE YARD', 'IN CHARGE OF THE YARD'],
    ['former', 'UTILIZED EXCEL AND SAP IN ORDER TO PLAN', 'USED EXCEL AND SAP TO PLAN'],
  ])('%s: %s', (time, before, after) => {
    expect(rewritten(before, time)).toBe(after);
  });
});

describe('what could be read two ways stays', () => {
  test.each<[RoleTime, string]>([
    ['former', 'Responsible for training and recruitment'],
    // Nothing after the word proves that it is a verb.
    ['former', 'Module 3: ward rounds'],
    ['former', 'Phase 2 trials of the vaccine'],
    ['former', 'Level 2 support for the branch offices'],
    ['former', 'Serving hatch repairs'],
    ['former', 'Sailing club newsletter'],
    ['former', 'Responsible for trading estates in the north'],
    ['former', 'Responsible for stock of spare parts'],
    ['former', 'Drilling team of 6 on two rigs'],
    ['former', 'Reading groups for the over-60s'],
    ['former', 'Loading and unloading lorries'],
    ['current', 'Creating social media assets'],
    // The second verb would stay unchanged, or belongs to somebody else.
    ['former', 'Maintaining systems by testing and reviewing code'],
    ['former', 'Preparing the minutes and circulate them'],
    ['former', 'Prepare reports and come up with ideas'],
    ['former', 'Prepare reports and chasing the late ones'],
    ['former', 'I am looking for a post in a kitchen'],
    // One word between the verbs would stay unchanged.
    ['former', 'Collect, log, sift and file all applications'],
    ['former', 'Prepare the rooms and report faults'],
    ['former', 'Maintaining the lobby and meeting rooms'],
    // A responsibility; the line does not say who did the work.
    ['former', 'Responsible for operating budgets'],
    ['former', 'Responsible for training materials'],
    ['former', 'Responsible for the installation of 40 boilers'],
    ['former', 'Responsible for guest invoices'],
    // Without "was", the person would be the one who asked.
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
    ['former', 'Managed projects successfully and efficiently'],
    ['former', 'Communicated clearly and successfully with clients'],
    ['former', 'Very successfully managed 5 shops'],
    ['former', 'Not really a manager'],
    ['former', 'Making coffee, taking orders, cleaning tables'],
    ['former', 'Responsible for ordering food and cleaning supplies'],
    ['former', 'Nursing students at the college'],
    ['former', 'Marketing and advertising orders'],
    ['former', 'Reports to the board'],
    ['former', 'Manages the website and answers emails'],
    ['former', 'Wash and iron shirts'],
    ['former', 'Operating lathes, deburring parts and checking tolerances'],
    ['former', 'I was tasked with reducing waste and I saved 20%'],
    ['former', 'Work with teams to plan and deliver projects'],
    ['former', 'Maintain clean and secure areas'],
    ['former', 'Scans of patients'],
    ['former', 'My role was Team Leader'],
    ['former', 'Responsible for running and maintaining of the boiler'],
    ['former', 'Responsible for putting up and taking down of stalls'],
    ['former', 'Responsible for managing budgets and the supervision of staff'],
    ['former', 'Grill, saute & fry stations'],
    ['former', 'Stock, cash and orders'],
    ['former', 'Test, release and deploy pipelines'],
    ['former', 'Prepare, haul & dump loads'],
    ['former', 'Operating budget of $2M'],
    ['former', 'Acting head of department'],
    ['former', 'Seating guests and bookings'],
    ['former', 'Oversees budget and is responsible for forecasting'],
    ['former', 'Supervise 5 staff who report daily'],
    ['current', 'In charge of ordering + inventory, got waste down'],
    ['current', 'Making sure that all food was fresh'],
    ['former', 'https://creativesolutions.example/'],
    ['former', 'mailto:ada@example.org'],
    ['former', 'See https://example.org/in/utilize'],
  ])('%s: %s', (time, line) => {
    expect(rewritten(line, time)).toBe(line);
  });
});

test('quotations keep their words', () => {
  expect(rewritten('Wrote "we successfully shipped it" on the wall and successfully painted it', 'former')).toBe(
    'Wrote "we successfully shipped it" on the wall and painted it',
  );
});

test.each([
  ['Was in charge of a team of 5', 'shorter'],
  ['Ran errands w/ the van', 'clearer'],
  ['Used Excel in order to plan', 'clearer'],
  ['Successfully managed 5 shops', 'filler'],
  ['sold 5 cars', 'punctuation'],
])('the reason for “%s” is a true one', (line, reason) => {
  expect(rewriteEnglishLine(line, 'former')?.reason).toBe(reason);
});
