/** The stored date of an article whose source gives none: older than all others, so that it comes last. */
export const undated = new Date(0);

export const publishDateOf = ({ publishDate }: { readonly publishDate: Date }): string | null =>
  publishDate.getTime() === undated.getTime() ? null : publishDate.toISOString();
