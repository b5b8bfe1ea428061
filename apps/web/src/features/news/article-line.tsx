import type { ArticleSummary } from '@fitted/contract/news';
import { PublishDay } from './publish-day.tsx';

/** Source and date, in small print. */
export const ArticleLine = ({ article }: { readonly article: ArticleSummary }) => (
  <p className="text-sm text-ink-soft">
    {article.source}
    {article.publishDate && ' · '}
    <PublishDay article={article} />
  </p>
);
