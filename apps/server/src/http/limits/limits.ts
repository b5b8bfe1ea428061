import { createHash } from 'node:crypto';
import type { UserId } from '@fitted/contract/primitives';
import type { LimitName } from '@fitted/contract/route';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimitRepository } from './rate-limit-repository.ts';

interface Budget {
  readonly hits: number;
  readonly windowS: number;
}

/** Generous for a person, tight for a script. */
const budgets: Readonly<Record<Exclude<LimitName, 'none'>, Budget>> = {
  write: { hits: 120, windowS: 60 },
  'sign-in': { hits: 20, windowS: 300 },
  mail: { hits: 6, windowS: 900 },
  assistant: { hits: 40, windowS: 600 },
  documents: { hits: 60, windowS: 600 },
  fetch: { hits: 20, windowS: 600 },
  payment: { hits: 20, windowS: 600 },
};

/** Limits that could be multiplied with many accounts, so they always count against the address as well. */
const addressAlways: ReadonlySet<LimitName> = new Set(['sign-in', 'mail', 'payment', 'fetch']);

export const spendsAddressAlways = (name: LimitName): boolean => addressAlways.has(name);

/** New accounts per address block: enough for a class that registers together. */
export const registrationsADay: Budget = { hits: 40, windowS: 24 * 3600 };

/** Counted per person in addition to their requests: password and code checks. */
const ownChecks = ['password-check', 'second-step'] as const;

export const checksOf = (check: (typeof ownChecks)[number], userId: UserId): string => `${check}:user-${userId}`;

/** All rate limit keys of this person. */
export const countersOf = (userId: UserId): string[] =>
  [...Object.keys(budgets), ...ownChecks].map((name) => `${name}:user-${userId}`);

export interface Limiter {
  /** Counts one request; throws if the budget of the current window is spent. */
  spend(name: LimitName, who: string): Promise<void>;
  /** Same as spend, with a custom budget, such as failed sign-ins to one account. */
  spendBudget(key: string, budget: Budget): Promise<void>;
  /** Resets a count, such as after a successful sign-in. */
  forget(key: string): Promise<void>;
}

/**
 * Counts are kept in the database, so that all processes share them. If the database does not answer, the request fails: a limit
 * that gives way under load would protect nothing.
 */
export function createLimiter(repository: RateLimitRepository, multiplier: number): Limiter {
  const spendBudget = async (key: string, { hits, windowS }: Budget) => {
    const counted = await repository.hit(key, windowS);
    if (counted.hits <= Math.max(1, Math.floor(hits * multiplier))) return;
    const retryAfterS = Math.max(1, counted.remainingS);
    throw new AppError('rate_limited', { wait: sayWait(retryAfterS) }, { retryAfterS });
  };
  return {
    spendBudget,
    forget: (key) => repository.remove(key),
    spend: async (name, who) => {
      if (name !== 'none') await spendBudget(`${name}:${who}`, budgets[name]);
    },
  };
}

/** Names the minutes, because someone told to wait "a moment" retries at once. */
const sayWait = (seconds: number): string => (seconds <= 60 ? 'a moment' : `${Math.ceil(seconds / 60)} minutes`);

/** A household or company network counts as one: with IPv6 a single customer gets a whole /64 block. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Keys contain what people type (account names); hashing keeps that out of the table. */
export const hashedKey = (text: string): string =>
  createHash('sha256').update(foldCase(text)).digest('base64url').slice(0, 22);

/** Character by character and İ as i, like the database, so that every spelling that finds an account shares its budget. */
const foldCase = (text: string) => Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('');
