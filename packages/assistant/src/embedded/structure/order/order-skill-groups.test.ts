import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderSkillGroups } from './order-skill-groups.ts';

const job = readPosting('Engineer', 'Requirements\n- Kubernetes\n- Figma\n- Terraform');
const [office, design, platform] = ['Office: Word, Excel', 'Design: Figma, Miro', 'Platform: Kubernetes, Terraform'];

function orderOf(groups: readonly string[]): string | undefined {
  const document = parseResume(`Ada Lind\nada@example.org\n\nSkills\n${groups.join('\n')}`);
  return orderSkillGroups(readForEdits(document, job))[0]?.after;
}

test('the group that answers the posting best comes first, and the others keep their order', () => {
  expect(orderOf([office, design, platform])).toBe([platform, office, design].join('\n'));
});

test('a first group that answers something stays first', () => {
  expect(orderOf([design, office, platform])).toBeUndefined();
});

test('lines that are not groups stay', () => {
  expect(orderOf([office, 'Figma and much else', platform])).toBeUndefined();
});

test('“Other …” does not come before what it is other to', () => {
  expect(orderOf([office, 'Design: Miro, Sketch', 'Other software: Kubernetes, Terraform'])).toBeUndefined();
});
