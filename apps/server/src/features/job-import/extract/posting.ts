/** What one way of reading a page found out about the job. */
export interface Posting {
  readonly title?: string;
  readonly company?: string;
  /** Plain text: paragraphs separated by blank lines, list items as "• ". */
  readonly description?: string;
  /** The page itself labels it as the description, so it may be short. */
  readonly isLabelled?: boolean;
}

/** Shorter text is a teaser or a cookie notice, not a job description. Chinese and Japanese need fewer characters. */
const minLength = { spaced: 120, dense: 50 };
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const isWholeDescription = (description: string | undefined): description is string =>
  description !== undefined &&
  description.length >= (denseScript.test(description) ? minLength.dense : minLength.spaced);

export const hasDescription = ({ description, isLabelled }: Posting): boolean =>
  isLabelled ? Boolean(description) : isWholeDescription(description);

/** Takes each part from the most reliable reading that has it. */
export function mergePostings(postings: readonly Posting[]): Posting {
  const title = postings.find((posting) => posting.title)?.title;
  const company = postings.find((posting) => posting.company)?.company;
  const description = postings.find(hasDescription)?.description;
  return { ...(title && { title }), ...(company && { company }), ...(description && { description }) };
}
