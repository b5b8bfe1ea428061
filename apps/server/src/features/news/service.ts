import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { addressBlock, hashedKey } from '../../http/limits/limits.ts';
import type { RateLimitRepository } from '../../http/limits/rate-limit-repository.ts';
import { type ArticleRow, createNewsRepository } from './repository.ts';

export interface NewsDeps {
  readonly db: Queryable;
  readonly visits: Pick<RateLimitRepository, 'hit'>;
  readonly now: () => Date;
}

const dayS = 24 * 60 * 60;

/** Returns a published article and counts the view. */
export async function readArticle(slug: string, address: string, deps: NewsDeps): Promise<ArticleRow> {
  const news = createNewsRepository(deps.db);
  const article = await news.findPublic(slug);
  if (!article) throw new AppError('article_not_found');

  if (await isFirstVisit(article.id, address, deps)) {
    await news.countView(article.id);
    return { ...article, viewCount: article.viewCount + 1 };
  }
  return article;
}

/**
 * Once per visitor and day, without a cookie: the key is a hash of address, day and article, stored with the other
 * expiring counters, so it cannot be used to look up afterwards what someone has read.
 */
async function isFirstVisit(articleId: number, address: string, { visits, now }: NewsDeps): Promise<boolean> {
  const day = now().toISOString().slice(0, 10);
  const key = `view:${hashedKey(`${addressBlock(address)} ${day} ${articleId}`)}`;
  return (await visits.hit(key, dayS)).hits === 1;
}
