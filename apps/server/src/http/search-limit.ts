import { listEvents } from '@fitted/contract/events';
import { listNews } from '@fitted/contract/news';
import type { FastifyInstance } from 'fastify';
import { addressBlock, type Limiter } from './limits.ts';

const searchable: ReadonlySet<string | undefined> = new Set([listEvents.path, listNews.path]);

/** More than anybody types, with a request at every pause. */
const budget = { hits: 120, windowS: 60 };

/** A list that is merely opened costs next to nothing and is not counted; a search reads the text of every row. */
export function limitSearches(app: FastifyInstance, limiter: Pick<Limiter, 'spendBudget'>): void {
  app.addHook('onRequest', async (request) => {
    if (!searchable.has(request.routeOptions.url)) return;
    const { search } = request.query as { readonly search?: unknown };
    if (search) await limiter.spendBudget(`search:${addressBlock(request.ip)}`, budget);
  });
}
