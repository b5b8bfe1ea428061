import { type AdminArticle, NewsForm } from '@fitted/contract/admin/content';
import { sentences } from '@fitted/contract/errors/sentences';
import { dayOr } from '@fitted/contract/primitives';
import { z } from 'zod';
import { readWords, writeWords } from '../form/read-words.ts';

/** The contract's form, with the tags as a single text and the featured order as typed. */
export const NewsFields = NewsForm.extend({
  publishDate: dayOr(sentences.publishDateRequired),
  tags: z.string().transform(readWords).pipe(NewsForm.shape.tags.unwrap()),
  featuredOrder: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(NewsForm.shape.featuredOrder.unwrap()),
});
export type NewsFields = z.infer<typeof NewsFields>;
export type NewsInput = z.input<typeof NewsFields>;

export const toInput = (article: AdminArticle | null, today: string): NewsInput => ({
  title: article?.title ?? '',
  summary: article?.summary ?? '',
  content: article?.content ?? '',
  author: article?.author ?? '',
  source: article?.source ?? '',
  sourceUrl: article?.sourceUrl ?? '',
  category: article?.category ?? 'Career',
  tags: writeWords(article?.tags ?? []),
  imageUrl: article?.imageUrl ?? '',
  publishDate: article ? (article.publishDate?.slice(0, 10) ?? '') : today,
  featuredOrder: article?.featuredOrder?.toString() ?? '',
  status: article?.status ?? 'pending_review',
});
