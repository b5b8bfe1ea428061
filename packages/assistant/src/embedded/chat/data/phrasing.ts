/** Requests whose words fill slots: what to add and where, what is to be called or to read how, how many bullets. */
export type Slotted = 'add' | 'add-to' | 'add-role' | 'add-more' | 'rename' | 'replace' | 'amend' | 'bullets';

/**
 * How such a request is put, as the source of an expression, without the politeness around it. What is wanted was read before; this
 * only finds the words. Each language lists its own, and the first that matches counts.
 */
export type SlotPhrasing = readonly [Slotted, string];
