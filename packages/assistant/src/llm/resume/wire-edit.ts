import type { ReasonCode } from '@fitted/resume/edit/edit';
import { z } from 'zod';

/** Reasons a model may give. The others need values that only the rules know. */
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
/** Head lines, titles and whole entries: only if the person asked for it. */
export const ownerOps = ['replace-head', 'insert-head', 'add-entry'] as const;

export const Op = z.enum([...wordingOps, ...ownerOps]);
export type Op = z.infer<typeof Op>;

/**
 * An edit as a model writes it: flat, with every key present (strict schemas require it) and no key that could hold a
 * whole resume. It has no nested objects, so an edit is complete at its closing brace.
 */
export const WireEdit = z.object({
  op: Op,
  at: z.string(),
  text: z.string(),
  order: z.array(z.string()),
  reason: z.enum(wireReasons),
});

/** Many times the usual number; a model that writes more will not stop by itself. */
export const maxEdits = 200;

/** The same, read leniently: keys that the operation does not need may be missing. */
export const ReadEdit = WireEdit.extend({
  text: z.string().max(4000).nullish(),
  order: z.array(z.string()).max(400).nullish(),
  reason: WireEdit.shape.reason.catch('clearer'),
});
export type ReadEdit = z.infer<typeof ReadEdit>;
