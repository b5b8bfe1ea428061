import type { Language } from '@fitted/contract/languages';

/** Words by which a text says "I" and "my". */
export const pronouns: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  es: /(?<!\p{L})(?:yo|mi|mis|mí)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:j['’]|(?:je|mon|ma|mes|moi)(?!\p{L}))/iu,
  de: /(?<!\p{L})(?:ich|mein\p{Ll}*|mir|mich)(?!\p{L})/iu,
  zh: /我|本人/u,
  ja: /私|わたし|僕/u,
};
