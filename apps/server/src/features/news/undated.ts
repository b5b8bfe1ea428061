/** How an article is stored whose source does not say when it was published: older than all others, so that it comes last. */
export const undated = new Date(0);

export const publishDateOf = ({ publishDate }: { readonly publishDate: Date }): string | null =>
  publishDate.getTime() === undated.getTime() ? null : publishDate.toISOString();
