export interface Newcomer {
  readonly username: string;
  readonly email: string;
}

export const newcomer = (name: string): Newcomer => ({ username: name, email: `${name}@example.com` });

/** A completed registration form with the ids of a payment. */
export const registrationForm = (person: Newcomer, ids: object) => ({
  firstName: 'Robin',
  lastName: 'Sample',
  password: 'Correct-horse-1',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
  ...person,
  ...ids,
});
