import { adminNews, createArticle, deleteArticle, updateArticle } from '@fitted/contract/admin/content';
import { headPage } from '../../../http/answers/head-page.ts';
import type { Serve } from '../../../http/bind.ts';
import { actorOf } from '../../audit/public.ts';
import { presentAdminArticle } from './present.ts';
import { createNewsAdminRepository } from './repository.ts';
import { addArticle, changeArticle, type NewsAdminDeps, removeArticle } from './service.ts';

export function serveNewsAdmin(serve: Serve, deps: NewsAdminDeps): void {
  const articles = createNewsAdminRepository(deps.db);

  serve(adminNews, async ({ query, reply }) => {
    const rows = await headPage(reply, articles.list(query), articles.count(query));
    return rows.map(presentAdminArticle);
  });

  serve(createArticle, async ({ body, ...call }) => presentAdminArticle(await addArticle(body, actorOf(call), deps)));

  serve(updateArticle, async ({ params, body, ...call }) =>
    presentAdminArticle(await changeArticle(params.id, body, actorOf(call), deps)),
  );

  serve(deleteArticle, async ({ params, ...call }) => {
    await removeArticle(params.id, actorOf(call), deps);
    return { message: 'The article has been deleted' };
  });
}
