import { Language } from '@fitted/contract/languages';
import { ProfileForm } from '@fitted/contract/users';
import { z } from 'zod';

/** The profile with what only this form has: the mail language, and the password that a new address needs. */
export const ProfileFields = ProfileForm.extend({ language: Language, currentPassword: z.string().max(1000) });
export type ProfileFields = z.infer<typeof ProfileFields>;
