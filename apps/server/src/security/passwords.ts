import { hash, verify } from '@node-rs/argon2';

// argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's first recommendation).
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified if no account matches, so that the response time does not reveal whether an account exists. */
const decoy = hash('no account has this password');

export async function isPasswordRight(stored: string | undefined, given: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy), given);
  return isRight && stored !== undefined;
}
