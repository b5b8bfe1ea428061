export const intents = [
  'undo',
  'original',
  'confirm',
  'decline',
  'redo',
  'recall',
  'why',
  'take-back',
  'amend',
  'add-more',
  'same',
  'remove-line',
  'remove-words',
  'remove',
  'rename',
  'move-up',
  'move-down',
  'bring-back',
  'move-first',
  'move-last',
  'move-before',
  'move-after',
  'swap',
  'sort-roles',
  'bullets',
  'one-page',
  'shorten',
  'emphasise',
  'replace',
  'add-role',
  'add-to',
  'add',
  'refuse',
  'site',
  'judge',
  'gaps',
  'tailor',
  'help',
] as const;
export type Intent = (typeof intents)[number];

/** Found by one word anywhere in a message, so half a sentence may look like one. */
export const vagueIntents: ReadonlySet<Intent> = new Set<Intent>([
  'tailor',
  'judge',
  'site',
  'gaps',
  'one-page',
  'refuse',
]);

/** What puts a fact into the resume. */
export const addingIntents: ReadonlySet<Intent> = new Set<Intent>(['add', 'add-to', 'add-role']);

/**
 * How a request is put, as the source of an expression, without the politeness around it. Each language lists its own, and the
 * first that matches counts: what destroys must be said in full, so it stands before what is vague, and "to the top" stands
 * before "above X", which would read "top" as a name.
 */
export type Phrasing = readonly [Intent, string];
