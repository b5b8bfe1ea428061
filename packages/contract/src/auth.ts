import { z } from 'zod';
import { Done } from './primitives.ts';
import { route } from './route.ts';
import { User } from './users.ts';

export const LoginForm = z.object({
  /** An e-mail address or a username; the field keeps the name it always had. */
  email: z.string().trim().min(1, 'Email or username is required').max(320),
  password: z.string().min(1, 'Password is required').max(1000),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const login = route({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in',
  access: 'public',
  limit: 'sign-in',
  body: LoginForm,
  response: User,
  errors: ['invalid_credentials'],
});

export const logout = route({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out',
  access: 'public',
  limit: 'none',
  response: Done,
  errors: [],
});
