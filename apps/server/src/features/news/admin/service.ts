import { randomBytes } from 'node:crypto';
import type { NewsChange, NewsForm } from '@fitted/contract/admin/content';
import type { NewsStatus } from '@fitted/contract/constants';
import { sentences } from '@fitted/contract/errors/sentences';
import type { Database, Queryable } from '../../../db/client.ts';
import { compact, toMoment } from '../../../db/compact.ts';
import { AppError } from '../../../errors/app-error.ts';
import { requireUnchanged } from '../../../errors/require-unchanged.ts';
import { type Actor, recordAdminAct } from '../../audit/public.ts';
import type { ArticleRow } from '../repository.ts';
import { sanitizeArticle } from '../sanitize-article.ts';
import { slugOf } from '../slug.ts';
import { articleFacts } from './present.ts';
import { type ArticleColumns, createNewsAdminRepository } from './repository.ts';

export interface NewsAdminDeps {
  readonly db: Database;
  readonly now: () => Date;
}

const subjectOf = (id: number) => `article:${id}`;

export async function addArticle(form: NewsForm, by: Actor, { db, now }: NewsAdminDeps): Promise<ArticleRow> {
  const { title, source, status = 'pending_review', ...rest } = form;
  const article = {
    ...compact(rest),
    title,
    source,
    content: cleanContent(form.content),
    publishDate: new Date(form.publishDate),
    status,
    ...review(status, by, now()),
  };
  return db.transaction(async (tx) => {
    const row = await insertUnderFreeSlug(tx, article);
    await recordAdminAct(tx, { by, action: 'news.create', subject: subjectOf(row.id), after: articleFacts(row) });
    return row;
  });
}

function cleanContent(html: string): string {
  const content = sanitizeArticle(html).trim();
  if (!content)
    throw new AppError('invalid', {}, { issues: [{ path: 'content', message: sentences.contentRequired }] });
  return content;
}

/** "title", "title-2" and so on; a title used many times gets a random suffix instead of a long search. */
async function insertUnderFreeSlug(tx: Queryable, article: Omit<ArticleColumns, 'slug'>): Promise<ArticleRow> {
  const plain = slugOf(article.title);
  const endings = ['', '-2', '-3', '-4', '-5', `-${randomBytes(6).toString('hex')}`];
  for (const ending of endings) {
    const row = await createNewsAdminRepository(tx).insertUnlessTaken({ ...article, slug: `${plain}${ending}` });
    if (row) return row;
  }
  throw new Error('no address was free for the article');
}

/** The slug stays when the title changes, so that existing links keep working. */
export async function changeArticle(
  id: number,
  { seenUpdatedAt, ...change }: NewsChange,
  by: Actor,
  { db, now }: NewsAdminDeps,
): Promise<ArticleRow> {
  return db.transaction(async (tx) => {
    const articles = createNewsAdminRepository(tx);
    const before = await articles.lock(id);
    if (!before) throw new AppError('article_not_found');
    requireUnchanged(before, seenUpdatedAt);

    const { content, publishDate, ...rest } = change;
    const after = await articles.update(id, {
      ...compact({
        ...rest,
        content: content === undefined ? undefined : cleanContent(content),
        publishDate: toMoment(publishDate),
      }),
      ...(change.status === undefined || change.status === before.status ? {} : review(change.status, by, now())),
    });
    const states = { before: articleFacts(before), after: articleFacts(after) };
    await recordAdminAct(tx, { by, action: 'news.update', subject: subjectOf(id), ...states });
    return after;
  });
}

export async function removeArticle(id: number, by: Actor, { db }: NewsAdminDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const articles = createNewsAdminRepository(tx);
    const row = await articles.lock(id);
    if (!row) throw new AppError('article_not_found');

    await articles.remove(id);
    await recordAdminAct(tx, { by, action: 'news.delete', subject: subjectOf(id), before: articleFacts(row) });
  });
}

/** Deciding about an article counts as reviewing it; setting it back to pending clears the review. */
const review = (status: NewsStatus, by: Actor, now: Date) =>
  status === 'pending_review' ? { reviewedAt: null, reviewedBy: null } : { reviewedAt: now, reviewedBy: by.id };
