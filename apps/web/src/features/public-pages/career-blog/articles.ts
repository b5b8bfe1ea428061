export interface BlogArticle {
  /** Used in the address (`/career-blog#career-gap`) and in the keys of its texts. */
  readonly slug: string;
  readonly topic: 'resume' | 'applying' | 'career';
  readonly date: string;
  readonly minutes: number;
}

/** Every article has the same sections, numbered from 1, and ends with something to try. */
export const articleSections = [1, 2, 3, 4] as const;

/** Our own sample articles, newest first. */
export const articles: readonly BlogArticle[] = [
  { slug: 'own-voice', topic: 'resume', date: '2025-06-16', minutes: 2 },
  { slug: 'changing-fields', topic: 'career', date: '2025-05-26', minutes: 2 },
  { slug: 'career-gap', topic: 'applying', date: '2025-05-12', minutes: 2 },
  { slug: 'tracking-systems', topic: 'applying', date: '2025-04-28', minutes: 2 },
  { slug: 'numbers', topic: 'resume', date: '2025-04-14', minutes: 2 },
  { slug: 'reading-postings', topic: 'applying', date: '2025-03-31', minutes: 2 },
];
