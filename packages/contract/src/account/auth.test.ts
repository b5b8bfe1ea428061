import { expect, test } from 'vitest';
import { ForgotPasswordForm, LoginForm, Registration, ResetPasswordForm, updatePassword } from './auth.ts';

const form = {
  username: 'sam',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Sample',
  password: 'Correct-horse-1',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
};

const firstIssue = (schema: { safeParse(value: unknown): { error?: { issues: readonly object[] } } }, value: object) =>
  schema.safeParse(value).error?.issues[0];

test('the minimal form is valid, and omitted fields are null', () => {
  expect(Registration.parse(form)).toMatchObject({ ...form, company: null, region: null });
});

test.each([
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['email', 'sam', 'Please enter a valid email address'],
  ['firstName', ' ', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['password', 'Short-1', 'Password must be at least 8 characters'],
  ['password', 'no-upper-case-1', 'Password must contain at least one uppercase letter'],
  ['password', 'NO-LOWER-CASE-1', 'Password must contain at least one lowercase letter'],
  ['password', 'No-number-here', 'Password must contain at least one number'],
  ['addressLine1', '', 'Address line 1 is required'],
  ['city', '', 'City is required'],
  ['country', '', 'Country is required'],
])('registration, %s %j: %s', (field, value, message) => {
  expect(firstIssue(Registration, { ...form, [field]: value })).toMatchObject({ path: [field], message });
});

test('sign-in and forgotten password report what is missing', () => {
  expect(firstIssue(LoginForm, { email: '', password: 'x' })).toMatchObject({
    message: 'Email or username is required',
  });
  expect(firstIssue(LoginForm, { email: 'x', password: '' })).toMatchObject({ message: 'Password is required' });
  expect(firstIssue(LoginForm, {})).toMatchObject({ message: 'Email or username is required' });
  expect(firstIssue(LoginForm, { email: 'x' })).toMatchObject({ message: 'Password is required' });
  expect(firstIssue(ForgotPasswordForm, { email: 'x' })).toMatchObject({
    message: 'Please enter a valid email address',
  });
});

test.each([
  [{ token: 't', password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 8 characters'],
  [
    { token: 't', password: 'long-enough', confirmPassword: 'long-enougj' },
    'confirmPassword',
    'Passwords do not match',
  ],
  [
    { currentPassword: 'short', newPassword: 'long-enough', confirmPassword: 'long-enough' },
    'currentPassword',
    'Password must be at least 8 characters',
  ],
  [
    { currentPassword: 'long-enough', newPassword: 'long-enough', confirmPassword: 'different' },
    'confirmPassword',
    "Passwords don't match",
  ],
])('both ways of setting a password have their own messages: %j', (body, field, message) => {
  expect(firstIssue(updatePassword.body, body)).toMatchObject({ path: [field], message });
});

test('a reset form without its token is refused', () => {
  expect(ResetPasswordForm.safeParse({ password: 'long-enough', confirmPassword: 'long-enough' }).success).toBe(false);
});
