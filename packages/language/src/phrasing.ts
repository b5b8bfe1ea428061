/** Requests whose words fill slots: what to add and where, what to rename or rewrite and how, how many bullets. */
export type Slotted = 'add' | 'add-to' | 'add-role' | 'add-more' | 'rename' | 'replace' | 'amend' | 'bullets';

/**
 * How such a request is phrased, as a regex source, without the politeness around it. The intent is already known; this
 * only finds the words. Each language lists its own, and the first match counts.
 */
export type SlotPhrasing = readonly [Slotted, string];
