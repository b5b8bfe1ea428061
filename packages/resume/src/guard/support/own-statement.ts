import { denials, ofOthers, ofThePosting, self, wishes } from './no-statements.ts';

/** The sentences of a text, single-spaced. */
/** "von ca. 4 auf 3 Prozent" is one sentence. */
const abbreviations = 'ca|bzw|inkl|ggf|art|usw|etc|approx|incl|dept|env|aprox|ej|nr|st|dr|mr|mrs|ms|sr|sra|vs|[a-z]';
const sentenceEnd = new RegExp(`(?<=[.!?])(?<!(?<!\\p{L})(?:${abbreviations})\\.)\\s+|(?<=[。！？])|\\n+`, 'iu');

export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

/** Whether a sentence asserts something about the speaker. "I haven't used Terraform" does not support Terraform. */
export function isOwnStatement(sentence: string): boolean {
  const isOneOf = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(sentence));
  if (isOneOf(denials) || isOneOf(wishes) || isOneOf(ofThePosting)) return false;
  return !isOneOf(ofOthers) || isOneOf(self);
}

/** The sentences of a stated fact that may support an edit. */
export function ownStatements(fact: string): string {
  return sentencesOf(fact).filter(isOwnStatement).join(' ');
}
