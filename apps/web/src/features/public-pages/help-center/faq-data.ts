import type { SearchEntry } from './search-entries.ts';

/** The questions as a schema.org FAQPage. */
export const faqData = (entries: readonly SearchEntry[]): object => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
