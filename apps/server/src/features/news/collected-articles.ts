import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import type { newsArticles } from '../../db/schema/news.ts';
import { createNewsRepository } from './repository.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { slugOf } from './slug.ts';

export type NewArticle = Omit<typeof newsArticles.$inferInsert, 'slug' | 'id'>;

/** Stores articles from other sites, sanitised, each with a unique slug. */
export async function insertCollectedArticles(db: Queryable, articles: readonly NewArticle[]): Promise<void> {
  if (articles.length === 0) return;
  const repository = createNewsRepository(db);
  const taken = new Set(await repository.listTakenSlugs(articles.map(({ title }) => slugOf(title))));
  const rows = articles.map((article) => {
    const plain = slugOf(article.title);
    const slug = taken.has(plain) ? `${plain}-${suffix(article)}` : plain;
    taken.add(slug);
    return { ...article, slug, content: sanitizeArticle(article.content) };
  });
  await repository.insert(rows);
}

/** Distinguishes articles with the same title by their source. */
const suffix = ({ sourceUrl, publishDate }: NewArticle) =>
  createHash('sha256').update(`${sourceUrl} ${publishDate.toISOString()}`).digest('hex').slice(0, 8);
