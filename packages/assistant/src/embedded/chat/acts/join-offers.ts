import type { Choice } from '@fitted/contract/assistant/chat-operations';

/** Several facts without a place share their buttons: one tap puts all of them there, a line each. */
export function joinOffers(offers: readonly (readonly Choice[] | undefined)[]): readonly Choice[] | undefined {
  const made = offers.flatMap((one) => (one && one.length > 0 ? [one] : []));
  const [first, ...others] = made;
  if (!first || others.length === 0) return first;
  const isTold = made.every((choices) => choices.every(({ operation }) => operation.name === 'state'));
  if (!isTold) return first;
  const facts = [
    ...new Set(made.flatMap((choices) => choices.flatMap(({ operation }) => operation.slots.words ?? []))),
  ];
  return first.map((choice) => ({
    ...choice,
    operation: { ...choice.operation, slots: { ...choice.operation.slots, words: facts.join('\n') } },
  }));
}
