import type { Edit } from '@fitted/resume/edit/edit';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { removeLine, reorder, replaceLine } from '../build-edit.ts';
import { renameHeading } from './operations/handlers/rename-heading.ts';
import { showSpoiled } from './spoiled-edits.ts';

const document = parseResume(`Ada Lind
12 Quay Street, Whitby, North Yorkshire

Experience

Cook, Old Works, 2012 - 2015
- Served 4 tables of 6 guests a night
- Ordered fish, meat (fresh) and bread
- Washed up

Hobbies
Rugby, chess`);
const [experience, hobbies] = document.sections;
const role = experience?.entries[0];
const lines = role?.body ?? [];
const [served, ordered, washed] = lines;

function done(message: string, edit: Edit): boolean {
  const answer = { words: 'Done.', action: 'edit', edits: [edit], statedFacts: [] } as const;
  const { edits, unsure = [] } = showSpoiled({ message, document }, answer);
  expect(edits.length + unsure.length).toBe(1);
  return edits.length === 1;
}

test('a figure that the line has already is not the one that was meant', () => {
  if (!served) throw new Error('no line');
  const correct = (after: string) => done('it was 5 tables of 6, not 4', replaceLine(served, after, 'requested'));
  expect(correct('Served 6 tables of 6 guests a night')).toBe(false);
  expect(correct('Served 5 tables of 6 guests a night')).toBe(true);
});

test('what is to stay does not go, and half of a bracket does not stay', () => {
  if (!ordered) throw new Error('no line');
  const cut = (message: string, after: string) => done(message, replaceLine(ordered, after, 'requested'));
  expect(cut('lose the rest, just leave the bread', 'Ordered fish')).toBe(false);
  expect(cut('take out the meat', 'Ordered fish, (fresh) and bread')).toBe(false);
  expect(cut('take out the meat', 'Ordered fish and bread')).toBe(true);
});

test('a heading does not take a word of the message along', () => {
  if (!hobbies) throw new Error('no section');
  const rename = (to: string) => done('call Hobbies Interests and take out chess', renameHeading(hobbies, to));
  expect(rename('Interests and')).toBe(false);
  expect(rename('Interests')).toBe(true);
});

test('the line that is spoken of is the one that moves, and the way it is told to', () => {
  if (!role || !served || !ordered || !washed) throw new Error('no line');
  const move = (message: string, order: typeof lines) =>
    done(message, reorder({ entryId: role.id }, lines, order, 'requested'));
  expect(move('put the washed up line first', [washed, served, ordered])).toBe(true);
  expect(move('put the washed up line first', [ordered, served, washed])).toBe(false);
  expect(move('served goes to the bottom', [ordered, washed, served])).toBe(true);
  expect(move('ordered goes to the bottom', [ordered, served, washed])).toBe(false);
});

test('stray marks and bare numbers are not left behind, and of a quotation only its words go', () => {
  if (!ordered || !washed) throw new Error('no line');
  const cut = (message: string, after: string) => done(message, replaceLine(ordered, after, 'requested'));
  expect(cut('drop the bread', 'Ordered fish. .')).toBe(false);
  expect(cut('drop the bread', '3')).toBe(false);
  const gone = (message: string) => done(message, removeLine(ordered, 'requested'));
  expect(gone("take out 'meat (fresh)'")).toBe(false);
  expect(gone('take out the line about fish')).toBe(true);
});
