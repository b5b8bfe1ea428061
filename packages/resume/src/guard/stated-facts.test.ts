import { expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const source = parseResume(`Rosa Lind
rosa.lind@example.org

Experience
Operations Analyst, Alder Logistics, March 2020 – Present
- Sent weekly figures to six depots

Skills
SQL, k8s, Excel`);

function verdict(before: string, after: string, fact: string): string {
  const edit = placeEdit(source, { id: 'e', before, after, section: 'Operations Analyst, Alder Logistics' });
  if (!edit) throw new Error(`The resume has no line "${before}"`);
  return guardEdits({ source, statedFacts: [fact], edits: [edit] }).heldBack[0]?.verdict ?? 'kept';
}

test.each([
  "I haven't used Terraform.",
  'I havent used Terraform',
  'I have yet to learn Terraform.',
  'I am without Terraform experience.',
  'I would like to learn Terraform.',
  "I'm learning Terraform.",
  'I almost used Terraform.',
  'I have heard of Terraform.',
  'Terraform kenne ich kaum.',
  'Should I learn Terraform?',
  'The posting asks for Terraform.',
  'The job requires Terraform',
  'My colleague Anna used Terraform.',
  'They use Terraform.',
  'Terraform habe ich nie benutzt.',
  'Mein Chef kann Terraform.',
  'Je ne connais pas Terraform.',
  'Sin Terraform.',
  '我的同事用过Terraform。',
  '我没用过Terraform。',
  'Terraformは使えません。',
  '同僚がTerraformを使っています。',
])('%s: does not support Terraform', (fact) => {
  expect(verdict('SQL, k8s, Excel', 'SQL, k8s, Excel, Terraform', fact)).toBe('held');
});

test.each([
  'I used Terraform at Alder Logistics.',
  "I haven't used Ansible. I used Terraform.",
  'I used not only Ansible but Terraform.',
  'I was the No. 1 for Terraform in 2023.',
  'My manager asked me to move the depots to Terraform.',
  'Terraform',
  'He usado Terraform.',
  'Ich habe Terraform benutzt.',
  "J'ai utilisé Terraform.",
  '我用过Terraform。',
  'Terraformを使っています。',
])('%s: supports Terraform', (fact) => {
  expect(verdict('SQL, k8s, Excel', 'SQL, k8s, Excel, Terraform', fact)).toBe('kept');
});

test('a statement with a negation may be used word for word, but its words support nothing else', () => {
  const fact = 'I ran the depot without a manager at Alder Logistics.';
  expect(verdict('', 'Ran the depot without a manager', fact)).toBe('kept');
  expect(verdict('', 'Ran the depot', fact)).toBe('held');
});

test.each([
  ['Schaltungen simuliert und mit Messungen verglichen', 'kept'],
  ['Bei Novatec Messungen verglichen', 'questioned'],
] as const)('%s, told of Kessler: %s, since a word is not an employer for having its letters', (told, expected) => {
  const resume = parseResume(`Tobias Reinhardt

Berufserfahrung
10/2018 – heute Entwicklungsingenieur, Kessler GmbH, Esslingen
• Entwicklung von Umrichtern
04/2014 – 09/2018 Testingenieur, Novatec Mess- und Prüftechnik AG, Stuttgart
• Aufbau von Prüfständen`);
  const after = told.replace('Bei Novatec ', '');
  const edit = placeEdit(resume, { id: 'e', before: '', after, section: 'Entwicklungsingenieur, Kessler GmbH' });
  if (!edit) throw new Error('The resume has no such role');
  const { heldBack } = guardEdits({ source: resume, statedFacts: [told], edits: [edit] });
  expect(heldBack[0]?.verdict ?? 'kept').toBe(expected);
});
