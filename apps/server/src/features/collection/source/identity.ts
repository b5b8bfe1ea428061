import { createHash } from 'node:crypto';

/** How a collected item is recognised: by its address, or by its content. */
export interface Identity {
  readonly key: string;
  readonly likeness: string;
  /** The day it is about, in ISO format. */
  readonly day: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Titles differ in case, dashes and quotes between sites. */
const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const buildIdentity = (address: string, words: readonly string[], at: Date): Identity => ({
  key: digest(address),
  likeness: digest(words.map(plainWords).join('|')),
  day: at.toISOString().slice(0, 10),
});

const dayMs = 24 * 60 * 60 * 1000;

export const areDaysApart = (one: string, other: string, days: number): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) > days * dayMs;
