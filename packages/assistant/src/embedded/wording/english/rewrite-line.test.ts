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
    ['former', 'Had responsibility for training new staff', 'Trained new staff'],
    ['former', 'My main responsibility was cleaning the kitchen', 'Cleaned the kitchen'],
    ['former', 'My job was to greet customers and take orders', 'Greeted customers and took orders'],
    ['current', 'My role is to plan the rota', 'Plan the rota'],
    ['former', 'I used to answer the phones', 'Answered the phones'],
    ['former', 'Had to deal with complaints', 'Dealt with complaints'],
    ['former', 'Responsible for greeting guests and cleaning tables', 'Greeted guests and cleaned tables'],
    ['former', 'Responsible for greeting guests and their families', 'Greeted guests and their families'],
    ['former', 'In charge of ordering + inventory, got waste down', 'Handled ordering + inventory, got waste down'],
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
    ['former', 'I have managed a team of 5', 'Managed a team of 5'],
    ['former', 'I manage a team of 5 and write reports', 'Managed a team of 5 and wrote reports'],
    ['current', 'I currently manage a team of 5', 'Currently manage a team of 5'],
    ['former', 'Manages a budget of $2m', 'Managed a budget of $2m'],
    ['former', 'Stocking shelves and serving customers', 'Stocked shelves and served customers'],
    [
      'former',
      'Answer phones, prepare invoices and greet visitors',
      'Answered phones, prepared invoices and greeted visitors',
    ],
    ['former', 'Loading and unloading lorries', 'Loaded and unloaded lorries'],
    ['former', 'Planning and delivering lessons', 'Planned and delivered lessons'],
    ['former', 'Design and build websites for shops', 'Designed and built websites for shops'],
    ['former', 'Process invoices and keep records', 'Processed invoices and kept records'],
    ['former', 'I worked as a waiter and I also made cocktails', 'Worked as a waiter and made cocktails'],
    ['former', 'Manage budget, stock and staff', 'Managed budget, stock and staff'],
    ['former', 'Successfully managing a team of 4', 'Managed a team of 4'],
    ['former', 'Operating forklifts', 'Operated forklifts'],
    ['former', 'I also did the rotas', 'Did the rotas'],
    ['former', 'I did the payroll', 'Handled the payroll'],
    ['former', 'RESPONSIBLE FOR SECURING LOADS WITH CHAINS', 'SECURED LOADS WITH CHAINS'],
    ['former', 'I WAS IN CHARGE OF THE YARD', 'IN CHARGE OF THE YARD'],
    ['former', 'UTILIZED EXCEL AND SAP IN ORDER TO PLAN', 'USED EXCEL AND SAP TO PLAN'],
    ['former', 'Manage a team of 5 and report to the director', 'Managed a team of 5 and reported to the director'],
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
