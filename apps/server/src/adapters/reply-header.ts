/** Passed as an address object, not as text: a comma in text would split it into two addresses. */
export const replyHeader = (replyTo: string | null | undefined) =>
  replyTo ? { replyTo: { name: '', address: replyTo } } : {};
