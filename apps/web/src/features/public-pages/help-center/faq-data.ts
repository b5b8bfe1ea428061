import type { SearchEntry } from './search-entries.ts';

/** The questions as schema.org describes a page of them. */
export const faqData = (entries: readonly SearchEntry[]): object => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
