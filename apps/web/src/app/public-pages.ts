import { matchPath } from 'react-router';

/** A page that search engines may index, with its module. Its description is `<id>.description` in meta.json. */
export interface PublicPage {
  readonly id: string;
  readonly path: string;
  readonly module: string;
  /** Texts of parts that are hydrated when someone begins to use the page; not preloaded. */
  readonly lateWords?: readonly string[];
}

/** Their content is known at build time, so the build renders them. */
export const builtPages: readonly PublicPage[] = [
  {
    id: 'home',
    path: '/',
    module: 'home/home-page',
    lateWords: ['workflow', 'workflow-upload', 'workflow-chat', 'sentences', 'advertisement', 'mood'],
  },
  { id: 'about', path: '/about-us', module: 'about-page' },
  { id: 'howItWorks', path: '/how-it-works', module: 'how-it-works-page' },
  { id: 'tutorial', path: '/tutorial', module: 'tutorial-page' },
  { id: 'templates', path: '/resume-templates', module: 'resume-templates-page' },
  { id: 'careerBlog', path: '/career-blog', module: 'career-blog-page' },
  { id: 'interviewTips', path: '/interview-tips', module: 'interview-tips-page' },
  { id: 'help', path: '/help-center', module: 'help-center-page' },
  { id: 'contact', path: '/contact', module: 'contact-page' },
  { id: 'privacy', path: '/privacy-policy', module: 'privacy-policy-page' },
  { id: 'terms', path: '/terms', module: 'terms-page' },
  { id: 'auth', path: '/auth', module: 'account/auth-page' },
];

/** Their content comes from the database, so they are rendered on request. */
export const livePages: readonly PublicPage[] = [
  { id: 'events', path: '/meet-employers', module: 'news-and-events/meet-employers-page' },
  { id: 'event', path: '/meet-employers/:id', module: 'news-and-events/event-page' },
  { id: 'news', path: '/news', module: 'news-and-events/news-page' },
  { id: 'article', path: '/news/:slug', module: 'news-and-events/article-page' },
];

/** Open to everyone, but not worth indexing. */
export const unlistedPages: ReadonlySet<string> = new Set(['auth']);

/**
 * A single item in whatever language it was written. Only the frame is translated, so there is one address to index.
 */
export const isOneOfMany = ({ path }: PublicPage): boolean => path.includes(':');

export const findPublicPage = (pathname: string): PublicPage | undefined =>
  [...builtPages, ...livePages].find(({ path }) => matchPath(path, pathname));
