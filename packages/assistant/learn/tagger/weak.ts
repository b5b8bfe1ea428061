import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { type Language, languages, scriptOf } from '@fitted/contract/language-list';
import { actOf } from '../../src/embedded/chat/operations/act-traits.ts';
import { type ActName, tags } from '../../src/understand/acts/tags.ts';
import { type Token, tokensOf } from '../../src/understand/acts/tokens.ts';
import { readExamples } from '../examples.ts';
import { readTopics } from '../topics.ts';
import type { Example } from '../train.ts';

/** A message of which only the acts are known; any slots that fit are accepted. */
export interface Weak {
  readonly language: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The tags that each token may have. */
  readonly allowed: readonly (readonly number[])[];
}

/** How people join several requests in one message. */
export const joints = ['. ', ', ', ' ', '. ', '\n', '! ', ' - ', '... '];
export const ands: Readonly<Record<Language, readonly string[]>> = {
  en: [' and ', ', also ', '. oh and ', ', but '],
  de: [' und ', ', außerdem ', '. und ', ', aber '],
  fr: [' et ', ', et aussi ', '. et ', ', mais '],
  es: [' y ', ', y también ', '. y ', ', pero '],
  zh: ['，', '。', '，然后', '，还有', '，不过'],
  ja: ['。', '、あと', '。それと', '、それから', '。でも'],
};

const perLanguage = 230;
const longest = 220;

/** Messages made of one to three examples of single requests and questions. */
export function weakMessages(seed = 5): Weak[] {
  const examples = [
    ...readExamples().flatMap((one) => {
      const act = actOf[one.label as OperationName];
      return act && one.text.length <= longest ? [{ ...one, label: act }] : [];
    }),
    ...readTopics().flatMap((one): Example[] =>
      one.text.length <= longest ? [{ ...one, label: one.label.startsWith('untrue') ? 'untrue' : 'ask' }] : [],
    ),
  ];
  const chance = generator(seed);
  const pick = <One>(some: readonly One[]): One => some[Math.floor(chance() * some.length)] as One;
  return [...languages].sort().flatMap((language) => {
    const own = examples.filter((one) => one.language === language);
    const labels = [...new Set(own.map(({ label }) => label))].sort();
    const byLabel = new Map(labels.map((label) => [label, own.filter((one) => one.label === label)]));
    return Array.from({ length: perLanguage }, () => {
      const count = 1 + Math.floor(chance() * 3);
      const some = Array.from({ length: count }, () => pick(byLabel.get(pick(labels)) ?? own));
      return compose(
        some,
        () => (chance() < 0.5 && scriptOf(language) === 'latin' ? pick(joints) : pick(ands[language])),
        language,
      );
    });
  });
}

function compose(examples: readonly Example[], joint: () => string, language: string): Weak {
  let text = '';
  const spans: { act: ActName; from: number; to: number }[] = [];
  for (const [at, { text: own, label }] of examples.entries()) {
    const isLast = at === examples.length - 1;
    const bare = isLast ? own : own.replace(/[.!。！]$/u, '');
    const start = at > 0 ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
    spans.push({ act: label as ActName, from: text.length, to: text.length + start.length });
    text += start + (isLast ? '' : joint());
  }
  const tokens = tokensOf(text);
  let last: object | undefined;
  const allowed = tokens.map(({ from }) => {
    const span = spans.find((one) => from >= one.from && from < one.to);
    const begins = span !== undefined && span !== last;
    last = span;
    return tags.flatMap((tag, at) => (tag.act === span?.act && tag.begins === begins ? [at] : []));
  });
  return { language, text, tokens, allowed };
}

/** A small generator of our own (mulberry32), so that the order is the same everywhere. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
