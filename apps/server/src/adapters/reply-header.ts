/** Given as one address, not as text: a comma in it must not make two of it. */
export const replyHeader = (replyTo: string | null | undefined) =>
  replyTo ? { replyTo: { name: '', address: replyTo } } : {};
