import { scrapeEvents, scrapeNews } from '@fitted/contract/admin/site';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { CollectionKind } from '../../db/schema/collection.ts';
import { answerWithEvents, wantsEvents } from '../../http/answers/event-stream.ts';
import type { Call, Serve } from '../../http/bind.ts';
import { actorOf, recordAdminAct } from '../audit/public.ts';
import type { Collector } from './collector.ts';
import { presentEventResults, presentNewsResults, type Results } from './results.ts';

export interface CollectionDeps {
  readonly db: Database;
  readonly collector: Collector;
}

/** A run continues if the administrator leaves the page, because it is for the whole site. */
export function serveCollection(app: FastifyInstance, serve: Serve, { db, collector }: CollectionDeps): void {
  app.addHook('preClose', async () => collector.stop());

  const answer = async <Body>(
    kind: CollectionKind,
    { user, request, reply }: Pick<Call<typeof scrapeNews>, 'user' | 'request' | 'reply'>,
    present: (results: Results) => Body,
  ): Promise<Body | FastifyReply> => {
    const run = await collector.join(kind);
    await recordAdminAct(db, {
      by: actorOf({ user, request }),
      action: `${kind}.collect`,
      subject: null,
      after: { startedAt: run.startedAt.toISOString() },
    });
    if (!wantsEvents(request)) return present(await collector.follow(run, () => undefined));
    return answerWithEvents(request, reply, async (stream) => {
      const results = await collector.follow(run, (progress) => stream.send('progress', progress));
      stream.send('done', present(results));
    });
  };

  serve(scrapeNews, (call) =>
    answer('news', call, (results) => ({
      message: describe(results, 'news item'),
      results: presentNewsResults(results),
    })),
  );
  serve(scrapeEvents, (call) =>
    answer('events', call, (results) => ({
      message: describe(results, 'event'),
      results: presentEventResults(results),
    })),
  );
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

function describe({ total, added, sources, errors }: Results, thing: string): string {
  const failed = errors.length > 0 ? ` ${errors.length} of ${count(sources.length, 'source')} had problems.` : '';
  return `Found ${count(total, thing)}, ${added} of them new.${failed}`;
}
