import { z } from 'zod';

/** `message` is said when there is none. */
export const idOr = (message?: string) => z.coerce.number(message).int().positive(message).max(2_147_483_647);
export const Id = idOr();
export const IdParams = z.object({ id: Id });

/** An instant as ISO 8601 text, the way it travels. */
export const Instant = z.iso.datetime();

const tooLongAgo = 'Please enter a date from 1900 onwards';
/** Two digits typed for a year mean the first century to a date field, and do not survive the database. */
const isOfOurTimes = (value: string) => value >= '1900';

/** A day of the calendar, the same in every time zone. `message` is said when there is none. */
export const dayOr = (message?: string) => z.iso.date(message).refine(isOfOurTimes, tooLongAgo);
export const Day = dayOr();

/** The `updatedAt` of the state that was edited: a change that was made on an older one is refused. */
export const seenUpdatedAt = Instant.optional();

/** A call that answers nothing but that it was done. */
export const Done = z.object({ message: z.string() });

/** Trimmed text that may be blank; PostgreSQL cannot store NUL. `message` is said when there is none. */
export const maybeBlank = (maxLength: number, message?: string) =>
  z
    .string(message)
    .trim()
    // Without a sentence of its own, what is too long would be called missing.
    .max(maxLength, `Please use at most ${maxLength} characters`)
    .refine((value) => !value.includes('\0'), 'Invalid input');

/** Trimmed text that may not be blank. */
export const text = (maxLength: number, message?: string) => maybeBlank(maxLength, message).min(1, message);

/** An optional field of a form: blank and missing both mean "none". */
export const optionalText = (maxLength: number) =>
  maybeBlank(maxLength)
    .nullish()
    .transform((value) => value || null);

const plainText = (maxLength: number) => maybeBlank(maxLength).nullable();

/** Blank clears the field. A missing field must stay missing, so these are not optional by themselves. */
export const looseText = (maxLength: number) => plainText(maxLength).transform((value) => value ?? '');
export const clearableText = (maxLength: number) => plainText(maxLength).transform((value) => value || null);

const blankAsNull = z.literal('').transform(() => null);

export const WebAddress = z.url({ protocol: /^https?$/, error: 'Please enter a web address' }).max(2000);
export const ClearableWebAddress = z.union([blankAsNull, WebAddress.nullable()]);

/** Pages show pictures over https only. */
export const PictureAddress = z
  .url({ protocol: /^https$/, error: 'Please enter an address that begins with https://' })
  .max(2000);
export const ClearablePictureAddress = z.union([blankAsNull, PictureAddress.nullable()]);

/** Stored and compared as text, so that every instant has one form. */
const asUtc = (instant: string) => new Date(instant).toISOString();

/** An instant, with an offset or in UTC, or a day, which is taken as midnight UTC. */
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
