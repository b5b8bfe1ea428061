import { bestPath, scoreToken, tagCount, type Weights } from '../../src/understand/acts/lattice.ts';
import { type Act, actsOnPath } from '../../src/understand/acts/tag-message.ts';
import type { Marked } from './marked.ts';
import { featuresOfMarked, type TaggerSettings, taggerSettings, trainTagger } from './train-tagger.ts';
import type { Weak } from './weak.ts';

interface Counts {
  found: number;
  marked: number;
  right: number;
}

const none = (): Counts => ({ found: 0, marked: 0, right: 0 });

/** How well a tagger reads some messages: acts and slots (F1), and messages whose acts are all right. */
export interface TaggerFigures {
  readonly acts: number;
  readonly slots: number;
  readonly whole: number;
  readonly messages: number;
  readonly byAct: ReadonlyMap<string, Counts>;
}

export function measureTagger(weights: Weights, messages: readonly Marked[]): TaggerFigures {
  const [acts, slots, byAct] = [none(), none(), new Map<string, Counts>()];
  let whole = 0;
  for (const marked of messages) {
    const [found, meant] = [readWith(weights, marked), actsOnPath(marked.text, marked.tokens, marked.tags, [])];
    const right = found.filter((act) => meant.some((other) => isSameAct(act, other)));
    add(acts, found.length, meant.length, right.length);
    if (right.length === found.length && found.length === meant.length) whole += 1;
    for (const name of new Set([...found, ...meant].map((act) => act.name))) {
      const own = byAct.get(name) ?? none();
      const of = (some: readonly Act[]) => some.filter((act) => act.name === name).length;
      add(own, of(found), of(meant), of(right));
      byAct.set(name, own);
    }
    const slotsOf = (some: readonly Act[]) =>
      some.flatMap((act) => act.slots.map((slot) => ({ ...slot, act: act.name })));
    const [foundSlots, meantSlots] = [slotsOf(found), slotsOf(meant)];
    const rightSlots = foundSlots.filter((slot) =>
      meantSlots.some((other) => other.act === slot.act && other.name === slot.name && overlap(slot, other) >= 0.6),
    );
    add(slots, foundSlots.length, meantSlots.length, rightSlots.length);
  }
  return {
    acts: f1(acts),
    slots: f1(slots),
    whole: whole / Math.max(1, messages.length),
    messages: messages.length,
    byAct,
  };
}

export function readWith(weights: Weights, marked: Marked): readonly Act[] {
  const scores = featuresOfMarked(marked).map((one) => {
    const own = new Float64Array(tagCount);
    scoreToken(one, weights, own);
    return own;
  });
  return scores.length === 0 ? [] : actsOnPath(marked.text, marked.tokens, bestPath(scores, weights), []);
}

/** The same act over mostly the same words. */
const isSameAct = (one: Act, other: Act): boolean => one.name === other.name && overlap(one, other) >= 0.5;

interface Span {
  readonly from: number;
  readonly to: number;
}

function overlap(one: Span, other: Span): number {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared / (Math.max(one.to, other.to) - Math.min(one.from, other.from));
}

function add(counts: Counts, found: number, marked: number, right: number): void {
  counts.found += found;
  counts.marked += marked;
  counts.right += right;
}

export const f1 = ({ found, marked, right }: Counts): number => (2 * right) / Math.max(1, found + marked);

/** Each author's messages read by a tagger that learnt only from the others. */
export function measureTaggerByAuthor(
  messages: readonly Marked[],
  weak: readonly Weak[],
  how: TaggerSettings = taggerSettings,
): string {
  const authors = [...new Set(messages.map(({ author }) => author))];
  const lines: string[] = [];
  const sums = new Map<string, Counts>();
  for (const author of authors) {
    const learnt = trainTagger(
      messages.filter((one) => one.author !== author),
      how,
      weak,
    );
    const own = messages.filter((one) => one.author === author);
    const figures = measureTagger(learnt, own);
    lines.push(`  ${author.padEnd(12)} ${tellFigures(figures)}`);
    for (const language of [...new Set(own.map((one) => one.language))].sort())
      lines.push(
        `    ${language}         ${tellFigures(
          measureTagger(
            learnt,
            own.filter((one) => one.language === language),
          ),
        )}`,
      );
    for (const [name, counts] of figures.byAct) {
      const sum = sums.get(name) ?? none();
      add(sum, counts.found, counts.marked, counts.right);
      sums.set(name, sum);
    }
  }
  for (const [name, counts] of [...sums].sort(([, one], [, other]) => other.marked - one.marked))
    lines.push(`  ${name.padEnd(12)} F1 ${percent(f1(counts))} of ${counts.marked} (found ${counts.found})`);
  return `acts, each author left out in turn:\n${lines.join('\n')}\n`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const tellFigures = ({ acts, slots, whole, messages }: TaggerFigures): string =>
  `acts F1 ${percent(acts)}, slots F1 ${percent(slots)}, whole messages ${percent(whole)} of ${messages}`;
