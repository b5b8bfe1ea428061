import type { ContactValues } from './queries.ts';

/** Why a field is refused; each has its own message. */
export type ContactProblem = 'name' | 'email' | 'message' | 'messageLong' | 'tooLong';

export type ContactProblems = Partial<Record<keyof ContactValues, ContactProblem>>;

/** Loaded when someone starts to write, so that the page itself needs no schemas. */
export const loadRules = () => import('@fitted/contract/contact');

export async function checkValues(values: ContactValues): Promise<ContactProblems> {
  const { ContactForm } = await loadRules();
  const problems: ContactProblems = {};
  for (const { path, code } of ContactForm.safeParse(values).error?.issues ?? []) {
    const [field] = path;
    if (field === 'name' || field === 'email') problems[field] ??= field;
    else if (field === 'message') problems.message ??= code === 'too_big' ? 'messageLong' : 'message';
    else if (field === 'phone' || field === 'subject') problems[field] ??= 'tooLong';
  }
  return problems;
}
