import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { shownBy } from './shown-by.ts';

const shows = (skill: string, text: string) => shownBy(skill)?.test(foldText(text).text) ?? false;

test.each([
  ['Negotiation', 'Negotiated contracts with suppliers'],
  ['Project management', 'Managed projects worth $3M'],
  ['Project management', 'Mehrere große Projekte geleitet'],
  ['Team management', 'Supervised 14 soldiers and ran drills'],
  ['Team management', '带领8人团队完成交付'],
  ['Team management', 'Encadrement de 5 personnes'],
  ['Leadership', 'Led a crew of nine'],
  ['Scheduling', 'Scheduled staff shifts'],
  ['Budgeting', 'Budgeted for 3 departments'],
  ['Data analysis', 'Analysed sales data every week'],
  ['Data analysis', 'データを分析した'],
  ['A/B testing', 'A/B tested the review flow'],
  ['Staff training', 'I trained about 4 guys on the robot cell'],
  ['Sales', 'Vendí seguros'],
])('%s is shown by: %s', (skill, text) => {
  expect(shows(skill, text)).toBe(true);
});

test.each([
  ['Staff training', 'Trained as a nurse'],
  ['Leadership', 'Worked in a team led by the owner. People liked it'],
  ['Project management', 'Managed the shop. Later saw a project'],
  ['Data analysis', 'Data entry'],
  ['Kubernetes', 'Managed projects'],
])('%s is not shown by: %s', (skill, text) => {
  expect(shows(skill, text)).toBe(false);
});
