/**
 * The articles that a new site begins with, by slug. Pages show them in the reader's language as long as the title is this one: an
 * editor who has given an article another title has made it their own.
 */
export const sampleArticleTitles = {
  'read-the-posting-like-an-editor': 'Read the posting like an editor, not like an applicant',
  'how-software-reads-your-resume': 'How software reads your resume, and what that changes',
  'a-gap-is-a-sentence': 'A gap on your resume is a sentence, not a secret',
  'five-questions-to-ask': 'Five questions to ask at the end of an interview',
} as const satisfies Record<string, string>;

export type SampleArticle = keyof typeof sampleArticleTitles;
