import { expect, test } from 'vitest';
import { withoutFact } from './without-fact.ts';

const original = `Lena Ortiz

Experience
Shift Lead, Harbour Bakery | 2019 - 2023
• Opened the shop at five
• Trained 3 new starters

Skills
Till, Ovens`;

test('a line that came with the fact goes, wherever it stands now', () => {
  const resume = original.replace('• Opened', '• Ran the night shift of 14 people\n• Opened');
  const fact = {
    text: 'At Harbour I ran the night shift of 14 people',
    supports: [{ before: '', after: 'Ran the night shift of 14 people' }],
  };
  expect(withoutFact(resume, fact, original)).toBe(original);
});

test('a line that the fact completed reads as before', () => {
  const after = 'Trained 3 new starters, 2 of whom are shift leads now';
  const resume = original.replace('Trained 3 new starters', after);
  const fact = { text: '2 of whom are shift leads now', supports: [{ before: 'Trained 3 new starters', after }] };
  expect(withoutFact(resume, fact, original)).toBe(original);
});

test('of a list only the item that the fact brought goes, whatever came after it', () => {
  const resume = original.replace('Till, Ovens', 'Till, Ovens, Forklift, HACCP');
  const fact = {
    text: 'I can drive a forklift',
    supports: [{ before: 'Till, Ovens', after: 'Till, Ovens, Forklift' }],
  };
  expect(withoutFact(resume, fact, original)).toBe(original.replace('Till, Ovens', 'Till, Ovens, HACCP'));
});

test('a section that was made for two facts keeps the other one, and goes with the last', () => {
  const resume = `${original}\n\nLanguages\nPolish, Dutch`;
  const after = 'Languages\nPolish, Dutch';
  const polish = { text: 'Polish', supports: [{ before: '', after }] };
  const dutch = { text: 'I speak Dutch', supports: [{ before: '', after }] };
  const one = withoutFact(resume, polish, original);
  expect(one).toBe(`${original}\n\nLanguages\nDutch`);
  expect(withoutFact(one, dutch, original).trim()).toBe(original);
});

test('what was reworded since is found by its words; a line of the uploaded resume never goes', () => {
  const resume = original.replace('• Opened', '• Led the night shift with 14 people\n• Opened');
  const supports = [{ before: '', after: 'Ran the night shift with 14 people' }];
  expect(withoutFact(resume, { text: 'I ran the night shift with 14 people', supports }, original)).toBe(original);
  expect(withoutFact(original, { text: 'Opened the shop at five', supports: [] }, original)).toBe(original);
});

test('a taken back fact that nothing stands on changes nothing', () => {
  expect(withoutFact(original, { text: 'I like the sea', supports: [] }, original)).toBe(original);
});
