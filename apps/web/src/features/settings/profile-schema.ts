import { ProfileForm } from '@fitted/contract/account/users';
import { Language } from '@fitted/contract/languages';
import { z } from 'zod';

/** The profile plus what only this form has: the mail language, and the password required for a new address. */
export const ProfileFields = ProfileForm.extend({ language: Language, currentPassword: z.string().max(1000) });
export type ProfileFields = z.infer<typeof ProfileFields>;
