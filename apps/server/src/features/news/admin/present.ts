import type { AdminArticle } from '@fitted/contract/admin/content';
import { presentSummary } from '../present.ts';
import type { ArticleRow } from '../repository.ts';

/**
 * The content was sanitised when stored. Sanitising a page of articles again would take longer than everything else.
 */
export const presentAdminArticle = (row: ArticleRow): AdminArticle => ({
  ...presentSummary({ ...row, opening: row.summary ? '' : row.content.slice(0, 1000) }),
  content: row.content,
  updatedAt: row.updatedAt.toISOString(),
  status: row.status,
  scrapedAt: row.scrapedAt?.toISOString() ?? null,
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  reviewedBy: row.reviewedBy,
  createdAt: row.createdAt.toISOString(),
});

/** For the audit log, without derived fields. */
export function articleFacts(row: ArticleRow) {
  const { excerpt: _excerpt, url: _url, date: _date, ...facts } = presentAdminArticle(row);
  return facts;
}
