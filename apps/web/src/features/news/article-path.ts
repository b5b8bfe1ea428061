import type { ArticleSummary } from '@fitted/contract/news';

export const articlePath = ({ slug }: Pick<ArticleSummary, 'slug'>): string => `/news/${encodeURIComponent(slug)}`;
