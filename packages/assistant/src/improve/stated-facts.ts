import type { HeldBack } from '@fitted/contract/assistant';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit, StatedFact } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { ownStatements } from '@fitted/resume/guard/support/own-statement';
import { fold } from '@fitted/resume/guard/text/fold';

/** What the person told us beside the resume, each named by its place in the list, as evidence names it. */
export function readFacts(facts: readonly string[]): StatedFact[] {
  return facts.map((text, index) => ({ id: String(index), text }));
}

interface Outcome {
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly document: ResumeDocument;
}

const longestQuote = 80;

/** Facts that no edit rests on and that the resume does not hold, shortened: the person should not think that they are in it. */
export function unplacedFacts(facts: readonly StatedFact[], { changes, heldBack, document }: Outcome): string[] {
  const texts = [...linesOf(document).map(({ text }) => text), ...heldBack.map(({ change }) => change.after)].map(fold);
  const isUsed = ({ id, text }: StatedFact) =>
    changes.some((change) => restsOn(change, id)) || texts.some((one) => one.includes(fold(text)));
  return facts
    .filter((fact) => ownStatements(fact.text) !== '' && !isUsed(fact))
    .map(({ text }) => (text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text));
}

function restsOn({ evidence }: Pick<Edit, 'evidence'>, id: string): boolean {
  return evidence.some((one) => one.source === 'stated' && one.factId === id);
}
