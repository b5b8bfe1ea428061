/** Said no, or said perhaps: neither is a fact. */
const unsure =
  /\b(?:not|never|no|don['’]?t|didn['’]?t|if|should|would|could|might|pretend|imagine|nunca|si|debería|jamais|pas|devrais|nicht|kein\w*|nie|wenn|falls|sollte)\b|[?？]|不|没|如果|假装|ない|もし/iu;

/**
 * Which sentences of the person's own message state something. A model only points to them: what it claims was said counts
 * for nothing unless it was, because a stated fact supports edits from then on.
 */
export function factsInMessage(message: string, claimed: readonly string[]): string[] {
  const sentences = message
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .map(fold)
    .filter(Boolean);
  const meant = claimed.map(fold).filter(({ length }) => length >= 2);
  return [
    ...new Set(
      sentences.filter((sentence) => !unsure.test(sentence) && meant.some((claim) => sentence.includes(claim))),
    ),
  ];
}

const fold = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
