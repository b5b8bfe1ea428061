import { z } from 'zod';
import { maxUsernameLength, minProfileNameLength, minUsernameLength } from '../constants.ts';
import { countedSentence, sentences } from '../errors/sentences.ts';
import { Language } from '../languages.ts';
import { clearableText, Done, Id, Instant, looseText, maybeBlank, UserParams } from '../primitives.ts';
import { raw, route } from '../route.ts';

/** An email address as username would let someone block another person's sign-in name; invisible characters imitate names. */
const isPlainName = (name: string) => !/[@\p{C}]/u.test(name);

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari', 'Thai', 'Georgian'];
const scriptTests = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
/** Japanese mixes three scripts, Korean two, and both use Latin letters as well. None of these look alike. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** "аdmin" with a Cyrillic а looks like "admin": look-alike letters come from different scripts. */
function isOfOneScript(name: string): boolean {
  const used = scripts.filter((_, at) => scriptTests[at]?.test(name));
  const isWithEastAsian = eastAsian.test(name);
  if (isWithEastAsian) return used.every((script) => script === 'Latin');
  if (used.length > 1) return false;
  // Letters of unlisted scripts may not be mixed with listed ones.
  const rest = [...name].filter((letter) => /\p{L}/u.test(letter) && !scriptTests.some((test) => test.test(letter)));
  return rest.length === 0 || used.length === 0;
}

const usernameTooShort = countedSentence('usernameShort', minUsernameLength);
const usernameTooLong = countedSentence('usernameLong', maxUsernameLength);

/** NFKC, so that names that look the same are the same: full-width letters, ligatures, circled letters. */
export const Username = z
  .string(usernameTooShort)
  .max(200, usernameTooLong)
  .normalize('NFKC')
  .trim()
  .min(minUsernameLength, usernameTooShort)
  .max(maxUsernameLength, usernameTooLong)
  .refine(isPlainName, sentences.usernameCharacters)
  .refine(isOfOneScript, sentences.usernameMixed);

export const Email = z
  .string(sentences.emailInvalid)
  .trim()
  .max(320, sentences.emailInvalid)
  .pipe(z.email(sentences.emailInvalid));

/** A user as shown to themselves. The password, tokens and their hashes never leave the server. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  postCode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  isAdmin: z.boolean(),
  profilePicture: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  language: Language,
  /** Whether to send reminders for applications whose follow-up is due. */
  followUpReminders: z.boolean(),
  lastLoginAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

export const currentUser = route({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  access: 'user',
  limit: 'none',
  response: User,
  errors: [],
});

/** A small picture as a data URL. The server re-encodes it, so that only pixels are kept. */
export const Picture = z
  .string()
  .max(400_000, sentences.pictureTooLarge)
  .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, sentences.pictureWanted);

/** Empty removes the picture. */
export const ClearablePicture = z.union([z.literal('').transform(() => null), Picture.nullable()]);

const personName = (message: string) => maybeBlank(100, message).min(minProfileNameLength, message);

/** What a person fills in. */
export const ProfileForm = z.object({
  username: Username,
  email: z.string(sentences.emailRequired).trim().min(1, sentences.emailRequired).pipe(Email),
  firstName: personName(sentences.firstNameRequired),
  lastName: personName(sentences.lastNameRequired),
  addressLine1: looseText(200),
  addressLine2: clearableText(200),
  city: looseText(100),
  postCode: clearableText(30),
  region: clearableText(100),
  country: looseText(100),
  jobTitle: clearableText(150),
  company: clearableText(150),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** Only what is given changes. */
export const ProfileChange = ProfileForm.extend({
  profilePicture: ClearablePicture,
  language: Language,
  followUpReminders: z.boolean(),
})
  .partial()
  .extend({
    /** Required to change the email address, because whoever controls the address can take over the account. */
    currentPassword: z.string().max(1000).optional(),
  });
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = route({
  method: 'PATCH',
  path: '/api/user/:id',
  summary: 'Change one’s own profile',
  access: 'user',
  limit: 'write',
  params: UserParams,
  body: ProfileChange,
  response: User,
  errors: ['not_found', 'already_exists', 'not_allowed', 'current_password_wrong', 'picture_unreadable'],
});

export const deleteUser = route({
  method: 'DELETE',
  path: '/api/user/:id',
  summary: 'Delete one’s own data, or the whole account',
  access: 'user',
  limit: 'write',
  params: UserParams,
  query: z.object({ deleteDataOnly: z.enum(['true', 'false']) }),
  response: Done,
  errors: ['proof_required', 'not_found', 'protected_user'],
});

export const exportData = route({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything we hold about the signed-in person, as one JSON file',
  access: 'user',
  limit: 'documents',
  response: raw('application/json'),
  errors: [],
});
