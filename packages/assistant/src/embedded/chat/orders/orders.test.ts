import { describe, expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const cook = `Nora Field
nora@example.org

ABOUT ME
I am a friendly and hard working person who has run school canteens in Hull, and I like to work in a team, and I am looking for a new challenge.

EXPERIENCE
Canteen Manager, Elmtree Academy, 2016 - present
• Helped with hiring 4 canteen assistants - wrote the adverts, sat in on interviews
• Cooked lunch for 300 pupils
Kitchen Porter, The Anchor, 2012 - 2015
• Washed up and kept the store tidy

CERTIFICATES
Food Safety Level 2 - expires 2025

INTERESTS
Fishing, football
`;

type Row = readonly [message: string, outcome: string];

describe('what is to stand there is given in full', () => {
  test.each<Row>([
    [
      'ok change my about me to: Canteen manager with nine years in school kitchens. Ready to lead a team.',
      'hard working → Ready to lead a team.',
    ],
    [
      'nah. change helped with hiring 4 canteen assistants to Hired 4 canteen assistants and leave the rest',
      'Hired 4 canteen assistants - wrote the adverts, sat in on interviews',
    ],
    ['no just change food safety level 2 expires 2025 to expires 2028', 'Food Safety Level 2 - expires 2028'],
    ['just add First Aid at Work (May 2024) under certificates, nothing else', 'First Aid at Work (May 2024)'],
  ])('%s', async (message, outcome) => {
    const [, wanted = outcome] = outcome.split(' → ');
    const { text } = await talk('en', [message], cook);
    expect(text.split('\n').some((line) => line.endsWith(wanted))).toBe(true);
    expect(text).not.toMatch(/leave the rest|nothing else|change|under certificates/iu);
  });
});

test('what is told goes where it is said to belong, without the order to write it', async () => {
  const { text } = await talk('en', ['at the Anchor I also did the stock orders, put that in'], cook);
  expect(text).toContain('kept the store tidy\n• Did the stock orders\n');
});

test('what is only told is still shown first, and a place is not guessed', async () => {
  const { text } = await talk('en', ['I also did the stock orders at weekends, put that in'], cook);
  expect(text).toBe(cook);
});

test('a question about the resume changes nothing, whatever its words look like', async () => {
  const { outcome } = await converse('es', ['¿que me falta para este puesto?']);
  expect(outcome).toBe('noGaps');
});

test('only what is named goes: another part of the message is about the profile', async () => {
  const { text } = await talk('en', ['make my about me shorter and take the fishing out'], cook);
  expect(text).toContain('ABOUT ME');
  expect(text).toContain('school canteens in Hull.');
  expect(text).not.toMatch(/new challenge|Fishing/u);
});

test('everything under a heading can go at once', async () => {
  const { text } = await talk('en', ['delete everything under Interests'], cook);
  expect(text).not.toMatch(/INTERESTS|football/u);
});

test('what the message itself takes back is not written', async () => {
  const { text, facts } = await talk(
    'en',
    ['write that I have a food hygiene diploma, I dont have it but they want one'],
    cook,
  );
  expect(text).toBe(cook);
  expect(facts).toEqual([]);
});

test('what was lost by the last change comes back, though it is not called an undo', async () => {
  const { text } = await talk('en', ['delete my about me', 'no! get that text back please'], cook);
  expect(text).toContain('I am a friendly and hard working person');
});
