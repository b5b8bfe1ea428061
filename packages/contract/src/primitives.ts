import { z } from 'zod';
import { countedSentence, sentences } from './errors/sentences.ts';

/** `message` is used if the value is missing. */
export const idOr = (message?: string) => z.coerce.number(message).int().positive(message).max(2_147_483_647);
export const Id = idOr();
export const IdParams = z.object({ id: Id });

/** Branded, so that the id of a person cannot be given where that of a resume is asked for. Answers have them as plain numbers. */
export const UserId = Id.brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const UserParams = z.object({ id: UserId });
export const ResumeId = Id.brand<'ResumeId'>();
export type ResumeId = z.infer<typeof ResumeId>;
export const ResumeParams = z.object({ id: ResumeId });

/** An instant as ISO 8601 text, as sent over the wire. */
export const Instant = z.iso.datetime();

const tooLongAgo = sentences.dateTooEarly;
/** Date inputs read a two-digit year as the first century, which the database cannot round-trip. */
const isOfOurTimes = (value: string) => value >= '1900';

/** A calendar day, independent of time zone. `message` is used if it is missing. */
export const dayOr = (message?: string) => z.iso.date(message).refine(isOfOurTimes, tooLongAgo);
export const Day = dayOr();

/** The `updatedAt` of the version that was edited; a change based on an older one is refused. */
export const seenUpdatedAt = Instant.optional();

/** Response of a call that returns only a confirmation. */
export const Done = z.object({ message: z.string() });

/** Trimmed text that may be blank, without NUL, which PostgreSQL cannot store. `message` is used if it is missing. */
export const maybeBlank = (maxLength: number, message?: string) =>
  z
    .string(message)
    .trim()
    // Without its own message, text that is too long would be reported as missing.
    .max(maxLength, countedSentence('tooLong', maxLength))
    .refine((value) => !value.includes('\0'), 'Invalid input');

/** Trimmed text that may not be blank. */
export const text = (maxLength: number, message?: string) => maybeBlank(maxLength, message).min(1, message);

/** An optional form field: blank and missing both mean none. */
export const optionalText = (maxLength: number) =>
  maybeBlank(maxLength)
    .nullish()
    .transform((value) => value || null);

const plainText = (maxLength: number) => maybeBlank(maxLength).nullable();

/** Blank clears the field. A missing field must stay missing, so these are not optional themselves. */
export const looseText = (maxLength: number) => plainText(maxLength).transform((value) => value ?? '');
export const clearableText = (maxLength: number) => plainText(maxLength).transform((value) => value || null);

const blankAsNull = z.literal('').transform(() => null);

/** Blank entries are dropped. */
export const WordList = z
  .array(maybeBlank(100))
  .max(50)
  .transform((words) => words.filter(Boolean));

export const WebAddress = z.url({ protocol: /^https?$/, error: sentences.addressInvalid }).max(2000);
export const ClearableWebAddress = z.union([blankAsNull, WebAddress.nullable()]);

/** Pages show pictures over https only. */
export const PictureAddress = z.url({ protocol: /^https$/, error: sentences.pictureAddressInvalid }).max(2000);
export const ClearablePictureAddress = z.union([blankAsNull, PictureAddress.nullable()]);

/** Instants are stored and compared as text, so each needs a single form. */
const asUtc = (instant: string) => new Date(instant).toISOString();

/** An instant, with an offset or in UTC, or a day, which means midnight UTC. */
export const moment = (message?: string) =>
  z
    .union(
      [
        z.iso.datetime({ offset: true, error: message }).transform(asUtc),
        z.iso.date().transform((day) => `${day}T00:00:00.000Z`),
      ],
      message,
    )
    .refine(isOfOurTimes, tooLongAgo);
export const ClearableMoment = z.union([blankAsNull, moment().nullable()]);
