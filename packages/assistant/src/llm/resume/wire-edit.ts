import type { ReasonCode } from '@fitted/resume/edit/edit';
import { z } from 'zod';

/** What a model may say about why. The others need figures that only rules know. */
export const wireReasons = [
  'clearer',
  'shorter',
  'weak-opening',
  'filler',
  'first-person',
  'tense',
  'punctuation',
  'duplicate',
  'less-relevant',
  'summary-from-facts',
  'relevance-order',
  'chronological-order',
  'section-order',
  'standard-heading',
] as const satisfies readonly ReasonCode[];

export const wordingOps = [
  'replace',
  'remove',
  'insert',
  'rename-section',
  'add-section',
  'move-section',
  'reorder',
  'reorder-items',
] as const;
/** Heads, titles and whole entries: only where the person asked for it. */
export const ownerOps = ['replace-head', 'insert-head', 'add-entry'] as const;

export const Op = z.enum([...wordingOps, ...ownerOps]);
export type Op = z.infer<typeof Op>;

/**
 * An edit as a model writes it: flat, every key always there (strict schemas want that), and no key that could hold a whole
 * resume. Nothing but strings, so that an edit is known to be complete at its closing brace.
 */
export const WireEdit = z.object({
  op: Op,
  at: z.string(),
  text: z.string(),
  order: z.array(z.string()),
  reason: z.enum(wireReasons),
});

/** Many times what an answer usually has; whoever writes more is writing for ever. */
export const mostEdits = 200;

/** The same read kindly: a key that the operation does not need may be missing. */
export const ReadEdit = WireEdit.extend({
  text: z.string().max(4000).nullish(),
  order: z.array(z.string()).max(400).nullish(),
  reason: WireEdit.shape.reason.catch('clearer'),
});
export type ReadEdit = z.infer<typeof ReadEdit>;
