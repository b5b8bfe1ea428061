import type { AdminArticle } from '@fitted/contract/admin-content';
import { presentArticle } from '../present.ts';
import type { ArticleRow } from '../repository.ts';

export const presentAdminArticle = (row: ArticleRow): AdminArticle => ({
  ...presentArticle(row),
  status: row.status,
  scrapedAt: row.scrapedAt?.toISOString() ?? null,
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  reviewedBy: row.reviewedBy,
  createdAt: row.createdAt.toISOString(),
});

/** For the audit log: without what follows from other fields. */
export function articleFacts(row: ArticleRow) {
  const { excerpt: _excerpt, url: _url, date: _date, ...facts } = presentAdminArticle(row);
  return facts;
}
