import { expect, test } from 'vitest';
import { ProfileChange, type ProfileForm } from './users.ts';

const messagesOf = (schema: typeof ProfileForm | typeof ProfileChange, value: object) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('an omitted field stays unchanged, a blank one is cleared', () => {
  expect(ProfileChange.parse({})).toEqual({});
  expect(ProfileChange.parse({ company: ' ', city: '', jobTitle: null })).toEqual({
    company: null,
    city: '',
    jobTitle: null,
  });
});

test.each([
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', 'someone@example.com', 'Username cannot contain an @ sign or invisible characters'],
  ['username', 'ad\u200bmin', 'Username cannot contain an @ sign or invisible characters'],
  ['email', '  ', 'Email is required'],
  ['email', 'someone', 'Please enter a valid email address'],
  ['firstName', 'J', 'First name is required'],
  ['lastName', ' J ', 'Last name is required'],
  ['profilePicture', 'data:text/html;base64,AAAA', 'Please choose a picture'],
])('%s %j: %s', (field, value, message) => {
  expect(messagesOf(ProfileChange, { [field]: value })[0]).toEqual([field, message]);
});

test('unknown fields are dropped', () => {
  expect(ProfileChange.parse({ isAdmin: true, id: 7, password: 'x', stripeSubscriptionId: 'sub_1' })).toEqual({});
});
