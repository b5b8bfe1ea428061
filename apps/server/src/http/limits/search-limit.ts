import type { FastifyRequest } from 'fastify';
import { addressBlock, type Limiter } from './limits.ts';

/** More than anyone types, with a request at every pause. */
const budget = { hits: 120, windowS: 60 };

/** Counts a search of a public list; throws if the budget shared by all lists is spent. */
export type SpendSearch = (request: FastifyRequest) => Promise<void>;

/** Opening a list costs next to nothing and is not counted; a search reads the text of every row. */
export const createSpendSearch =
  (limiter: Pick<Limiter, 'spendBudget'>): SpendSearch =>
  (request) =>
    limiter.spendBudget(`search:${addressBlock(request.ip)}`, budget);
