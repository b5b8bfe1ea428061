/** What a page says about a job, as far as one way of reading it found out. */
export interface Posting {
  readonly title?: string;
  readonly company?: string;
  /** Plain text: paragraphs apart by blank lines, list items as "• ". */
  readonly description?: string;
  /** The page itself calls it the description: then it may be as short as it likes. */
  readonly isLabelled?: boolean;
}

/** Shorter than this is a teaser or a cookie notice, not a job description. Chinese and Japanese say more with less. */
const minLength = { spaced: 120, dense: 50 };
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const isWholeDescription = (description: string | undefined): description is string =>
  description !== undefined &&
  description.length >= (denseScript.test(description) ? minLength.dense : minLength.spaced);

export const hasDescription = ({ description, isLabelled }: Posting): boolean =>
  isLabelled ? Boolean(description) : isWholeDescription(description);

/** Parts of the better reading first, filled up from the next. */
export function mergePostings(postings: readonly Posting[]): Posting {
  const title = postings.find((posting) => posting.title)?.title;
  const company = postings.find((posting) => posting.company)?.company;
  const description = postings.find(hasDescription)?.description;
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
}
