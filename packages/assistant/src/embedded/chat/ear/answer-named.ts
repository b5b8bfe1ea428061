import { linesOf } from '@fitted/resume/edit/text-at';
import { answeredBy } from '@fitted/resume/facts/answered-by';
import type { Requirement } from '@fitted/resume/job/job-profile';
import { scoreMatch } from '@fitted/resume/match/score-match';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { fill, lookWords } from '../../../chat/chat-words.ts';
import { openTurn, say } from '../answer.ts';
import { contentOf } from '../readings/explained.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';

const maxQuoteLength = 110;

/** A question about one thing that the posting names: whether it is asked for, whether the resume shows it, and what to do. */
export function answerNamed(input: ChatInput, question: string): ChatAnswer | undefined {
  const asked = requirementIn(input, question);
  if (!asked) return undefined;
  const { matched } = scoreMatch(input.document, input.job.profile, { answered: answeredBy(input.statedFacts) });
  const words = lookWords[input.language];
  const found = matched.find(({ requirement }) => requirement.id === asked.id);
  const line = linesOf(input.document).find(({ id }) => found?.places.some(({ lineId }) => lineId === id));
  const need = fill(asked.strength === 'wish' ? words.asksWish : words.asksMust, { quote: clip(asked.quote) });
  const shown = line ? fill(words.shownHere, { line: clip(line.text) }) : words.notShownHere;
  return { ...say(openTurn(input), 'done'), words: `${need} ${shown}` };
}

const clip = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;

/** The requirement that a question names: by a name of its own (Kafka, CACES 3), or by most of its words. */
function requirementIn({ job }: ChatInput, question: string): Requirement | undefined {
  const said = contentOf(question);
  const scored = job.profile.requirements
    .map((one) => ({ one, share: shareNamed(one, said, question) }))
    .filter(({ share }) => share >= mostly)
    .sort((one, other) => other.share - one.share);
  return scored[0]?.one;
}

const mostly = 0.6;

function shareNamed({ text, options }: Requirement, said: readonly string[], question: string): number {
  const texts = [text, ...options.flatMap((option) => [option.text, ...option.aliases])];
  return Math.max(
    ...texts.map((name) => {
      if (isName.test(name) && hasName(question, name)) return 1;
      const names = contentOf(name);
      if (names.length === 0 || (names.length === 1 && (names[0] ?? '').length < 5)) return 0;
      return names.filter((word) => said.some((other) => isAlike(word, other))).length / names.length;
    }),
  );
}

/** One or two words with a capital, a figure or no other letters than capitals. */
const isName = /^\p{Lu}[\p{L}\p{N}+#.]*(?: [\p{Lu}\p{N}][\p{L}\p{N}+#.]*)?$/u;

const hasName = (question: string, name: string): boolean => {
  const names = namesIn(name);
  const said = namesIn(question);
  return names.length > 0 && names.every((one) => said.includes(one));
};
