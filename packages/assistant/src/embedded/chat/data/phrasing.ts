export const intents = [
  'undo',
  'original',
  'remove-line',
  'remove-item',
  'remove',
  'rename',
  'move-first',
  'move-last',
  'move-before',
  'move-after',
  'sort-roles',
  'bullets',
  'one-page',
  'shorten-summary',
  'shorten',
  'emphasise',
  'replace',
  'add-to',
  'add',
  'refuse',
  'gaps',
  'tailor',
  'help',
] as const;
export type Intent = (typeof intents)[number];

/**
 * How a request is put, as the source of an expression. Each language lists its own, and the first that matches counts: what
 * destroys must be said in full, so it stands before what is vague.
 */
export type Phrasing = readonly [Intent, string];
