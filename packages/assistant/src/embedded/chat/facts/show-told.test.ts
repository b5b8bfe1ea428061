import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const cook = `Aoife Brennan
aoife@example.com

EXPERIENCE
Cleaner
The Blue Gate, Galway, 2021 - present
- Hoovering and mopping floors
- Involved in school choir
- Responsible for cold calling
Cleaner
Parkside House, Galway, 2015 - 2019
- Laundry
- Involved in the implementation of Sage 200

EDUCATION
Leaving Cert, 2015

CERTS
Manual handling
`;

const agreed = async (message: string) => (await talk('en', [message, 'yes'], cook)).text;

test.each([
  ['i have haccp 3, stick it in', 'Manual handling\nHaccp 3'],
  ['add COSHH training i did it 2023', 'COSHH training (2023)'],
  ['I am NMC registered since 2017', 'Manual handling\nNMC registered since 2017'],
  ['i clean 3 floors every night, about 40 offices', 'cold calling\n• Clean 3 floors every night, about 40 offices'],
])('%s: shown where it belongs, without the order', async (message, line) => {
  expect((await talk('en', [message], cook)).text).not.toContain(line);
  expect(await agreed(message)).toContain(line);
});

test.each([
  [
    'I conduct the choir actually, 30 children, we did the Christmas concert',
    'Involved in school choir',
    'Conduct the choir, 30 children; did the Christmas concert',
  ],
  ['fix the cold calling one. i make like 50 calls a day', 'Responsible for', 'Make about 50 calls a day'],
  [
    'The sage bullet is weak. I led that project, it was 6 months',
    'Involved in the',
    'Led the implementation of Sage 200, 6 months',
  ],
])('%s: in place of the line that is spoken of', async (message, before, after) => {
  const text = await agreed(message);
  expect(text).toContain(after);
  expect(text).not.toContain(before);
});

test.each([
  'i dont have haccp 3 yet, stick it in',
  'my brother has haccp 3, stick it in',
  'im not haccp 3 but put it in',
])('%s: nothing is written or shown', async (message) => {
  expect((await talk('en', [message, 'yes'], cook)).text).toBe(cook);
});
