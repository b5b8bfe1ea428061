import { expect, test } from 'vitest';
import { rewriteEnglishProfile } from './rewrite-profile.ts';

test.each([
  ['I am a commercial solicitor.', 'Commercial solicitor.'],
  [
    'I am a nurse. I have 8 years of experience in intensive care. I am looking for a new challenge.',
    'Nurse. 8 years of experience in intensive care. Looking for a new challenge.',
  ],
  ['i am reliable, hard working and good with people', 'Reliable, hard working and good with people'],
  ['A passionate pastry chef with an eye for detail.', 'Pastry chef with an eye for detail.'],
  // Half of it in the first person would read worse.
  ['Hi! My name is Tom. I am a teacher.', 'My name is Tom. I am a teacher.'],
])('%s', (before, after) => {
  expect(rewriteEnglishProfile(before)?.text).toBe(after);
});

test.each([
  'I am a nurse and enjoy teaching.',
  'I am a chef, trained in Lyon.',
  'I am the first point of contact.',
  'I am passionate about design. I love colours.',
  'Passionate about care',
  'https://ada.example/',
])('stays: %s', (profile) => {
  expect(rewriteEnglishProfile(profile)).toBeUndefined();
});

test.each([
  ['I am a nurse.', 'first-person'],
  ['Dynamic sales assistant with 3 years in retail.', 'filler'],
  ['im keen to learn and my hands are steady', 'punctuation'],
])('the reason for “%s” is a true one', (profile, reason) => {
  expect(rewriteEnglishProfile(profile)?.reason).toBe(reason);
});
