import type { StatedFact } from '@fitted/contract/assistant/assistant';

/** Facts as a browser sends them, in the person's own words. */
export function told(...texts: readonly string[]): StatedFact[] {
  return texts.map((text, at) => ({
    id: `told-${at}`,
    text,
    from: 'question',
    isConfirmed: false,
    place: null,
    supports: [],
  }));
}

/** Words of ours to which they said yes. */
export function confirmed(...texts: readonly string[]): StatedFact[] {
  return told(...texts).map((fact) => ({ ...fact, isConfirmed: true }));
}
