import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { correctSpelling } from './correct-spelling.ts';

function slipsIn(line: string, posting = ''): string[] {
  const document = parseResume(`Ada Lind\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n- Kept the books\n- ${line}`);
  return correctSpelling(readForEdits(document, readPosting('Clerk', posting))).map(
    ({ reason: { params } }) => `${params.from} ${params.to}`,
  );
}

test.each([
  ['Checked rooms of collegues', 'collegues colleagues'],
  ['Worked under presure', 'presure pressure'],
  ['Good comunication with guests', 'comunication communication'],
  ['Wrote the monhtly reports', 'monhtly monthly'],
  ['Maintainned the machines of the hall', 'Maintainned Maintained'],
  // Swapped letters are likelier than a wrong letter: "relieved" is not meant.
  ['Was recieved with honours', 'recieved received'],
  ['Asisted the head cook', 'Asisted Assisted'],
  ['An acomodation bureau for students', 'acomodation accommodation'],
  ['Held the responsability for stock', 'responsability responsibility'],
  ['Recieve good comments from families', 'Recieve Receive'],
  ['Worked in Sales and Developement for three years', 'Developement Development'],
])('“%s” has one slip', (line, slip) => {
  expect(slipsIn(line)).toEqual([slip]);
});

test.each([
  'Reported to Mr Muller and to Rainer Alves',
  'Wrote the frontend, a linter and a sharded store',
  'Organised the colour labelling, organized the color labeling',
  // "Divided" or "decided": ambiguous.
  'The work was devided by floor',
  'Called it "the presure room" as everybody does',
  'See example.org/collegues and ada@presure.example',
  'Designed relational schemas, integrations and verifications',
  'Taught violon at the Institut national de recherche',
  'Fran¸caise des presures',
  'Tanya and Mannige ran it',
  'Varlee Denjit School of Marrowby',
  'Transart Medical Services: wrote the leaflets',
  'Worked with student influencers of the town',
  'Wrote the letters of new joinees and of nine reportees',
  'Fitted the luminaires of the harbour',
])('“%s” has none', (line) => {
  expect(slipsIn(line)).toEqual([]);
});

test('the posting’s words are right, and so is what somebody writes twice', () => {
  expect(slipsIn('Ran the presure of the plant', 'We make the Presure engine, and presure is what we sell.')).toEqual(
    [],
  );
  expect(slipsIn('Sold monhtly tickets\n- Printed monhtly tickets')).toEqual([]);
});
