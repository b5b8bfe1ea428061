import type { APIRequestContext, Page } from '@playwright/test';
import { addedPassword, addPerson } from '../scripts/add-person.ts';
import { adminPassword } from '../scripts/start-product.ts';
import { expect, freshName } from './journey.ts';

export const password = addedPassword;

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/**
 * A new person, signed in with this request's cookies: added by an administrator, without a subscription, and with a
 * password chosen. Registering has a journey of its own, and so has the mail that is sent when somebody is added.
 */
export async function signUp(
  request: APIRequestContext,
  username = freshName(),
  domain = 'example.com',
): Promise<Person> {
  const email = `${username}@${domain}`;
  const id = await addPerson(process.env.E2E_DATA_DIR ?? '', username, email);
  const answer = await request.post('/api/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return { id, username, email };
}

export async function signInAsAdmin(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/login', { data: { email: 'admin', password: adminPassword } });
  expect(answer.ok()).toBe(true);
}

export const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
