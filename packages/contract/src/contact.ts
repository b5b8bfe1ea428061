import { z } from 'zod';
import { sentences } from './errors/sentences.ts';
import { Done, optionalText, text } from './primitives.ts';
import { route } from './route.ts';

const invalidEmail = 'Valid email is required';
const minMessageLength = 10;
const maxMessageLength = 5000;
const shortMessage = `Message must be at least ${minMessageLength} characters`;

/** What a person fills in. */
export const ContactForm = z.object({
  name: text(200, sentences.nameRequired),
  email: z.string(invalidEmail).trim().max(320, invalidEmail).pipe(z.email(invalidEmail)),
  phone: optionalText(50),
  subject: optionalText(200),
  message: z
    .string(shortMessage)
    .trim()
    .min(minMessageLength, shortMessage)
    .max(maxMessageLength, `Message must be at most ${maxMessageLength} characters`)
    .refine((value) => !value.includes('\0'), 'Invalid input'),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const sendContactMessage = route({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the team',
  access: 'public',
  limit: 'mail',
  body: ContactForm.extend({
    /** Honeypot: hidden from people. If it is filled in, the message is discarded. */
    website: z.string().max(2000).nullish(),
  }),
  response: Done,
  errors: [],
});
