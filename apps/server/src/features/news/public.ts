export { insertCollectedArticles, type NewArticle } from './collected-articles.ts';
export { plainText, shorten } from './plain-text.ts';
export { sanitizeArticle } from './sanitize-article.ts';
export { undated } from './undated.ts';
