import { createHash } from 'node:crypto';
import type { LimitName } from '@fitted/contract/route';
import ipaddr from 'ipaddr.js';
import { AppError } from './app-error.ts';
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

/** What somebody can gain by having many accounts: being signed in must not open a budget beside the address's own. */
const addressAlways: ReadonlySet<LimitName> = new Set(['sign-in', 'mail', 'payment', 'fetch']);

export const spendsAddressAlways = (name: LimitName): boolean => addressAlways.has(name);

/** New accounts from one address block: enough for a class that registers together. */
export const registrationsADay: Budget = { hits: 40, windowS: 24 * 3600 };

/** What is counted of one person beside their calls: passwords and codes that they were asked for. */
const ownChecks = ['password-check', 'second-step'] as const;

export const checksOf = (check: (typeof ownChecks)[number], userId: number): string => `${check}:user-${userId}`;

/** Every key that counts what this person does. */
export const countersOf = (userId: number): string[] =>
  [...Object.keys(budgets), ...ownChecks].map((name) => `${name}:user-${userId}`);

export interface Limiter {
  /** Counts one call; refuses it when the budget of this window is spent. */
  spend(name: LimitName, who: string): Promise<void>;
  /** The same with a budget of the caller's own, such as failed sign-ins of one account. */
  spendBudget(key: string, budget: Budget): Promise<void>;
  /** Begins anew, such as after a sign-in that was right. */
  forget(key: string): Promise<void>;
}

/**
 * Budgets live in the database, so that every process of the site counts together. When the database does not answer,
 * the call fails: a limit that opens under stress protects nothing.
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

/** Who is told to wait a moment tries again at once, and again. */
const sayWait = (seconds: number): string => (seconds <= 60 ? 'a moment' : `${Math.ceil(seconds / 60)} minutes`);

/** One household or company network counts as one: IPv6 hands out whole /64 blocks to a single customer. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Keys hold what people type (account names); a hash keeps that out of the table. */
export const hashedKey = (text: string): string =>
  createHash('sha256').update(foldCase(text)).digest('base64url').slice(0, 22);

/** Sign by sign and İ as i, like the database: every spelling that finds an account then shares its budget. */
const foldCase = (text: string) => Array.from(text, (sign) => Array.from(sign.toLowerCase())[0]).join('');
