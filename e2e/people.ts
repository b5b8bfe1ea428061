import type { APIRequestContext, Page } from '@playwright/test';
import { adminPassword } from '../scripts/start-product.ts';
import { expect, freshName } from './journey.ts';

export const password = 'Correct-horse-1';

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/** Somebody new, signed in with this request's cookies. Through the API: the journey of registering has a test of its own. */
export async function signUp(
  request: APIRequestContext,
  username = freshName(),
  domain = 'example.com',
): Promise<Person> {
  const email = `${username}@${domain}`;
  const address = { addressLine1: '1 Sample Street', city: 'Sampleton', country: 'United Kingdom' };
  const data = { username, email, password, firstName: 'Robin', lastName: 'Sample', ...address };
  const answer = await request.post('/api/register', { data });
  expect(answer.ok()).toBe(true);
  const { id } = (await (await request.get('/api/user')).json()) as { id: number };
  return { id, username, email };
}

export async function signInAsAdmin(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/login', { data: { email: 'admin', password: adminPassword } });
  expect(answer.ok()).toBe(true);
}

export const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
