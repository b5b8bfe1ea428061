import type { ArticleSummary } from '@fitted/contract/news';

/** The day an article carries, the same for all its readers, wherever they and the server are. */
export const publishDay = ({ publishDate }: Pick<ArticleSummary, 'publishDate'>): string => publishDate.slice(0, 10);
