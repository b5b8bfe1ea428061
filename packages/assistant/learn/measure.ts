import { openModel } from '../src/understand/linear-model.ts';
import { type Example, train } from './train.ts';

export interface Measured {
  readonly example: Example;
  readonly guessed: string;
  readonly share: number;
  readonly second: string;
}

/** Each author's examples, read by a model that learnt from the others' only. */
export function measureByAuthor(examples: readonly Example[]): Measured[] {
  const authors = [...new Set(examples.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const own = examples.filter((one) => one.author === author);
    const others = examples.filter((one) => one.author !== author);
    // Nobody else wrote in this language: there is nothing to learn it from.
    if (!others.some(({ language }) => language === own[0]?.language)) return [];
    return measure(train(others), own);
  });
}

export function measure(model: ReturnType<typeof train>, examples: readonly Example[]): Measured[] {
  const read = openModel<string>(model);
  return examples.map((example) => {
    const [first, second] = read(example.text);
    return { example, guessed: first?.label ?? '', share: first?.share ?? 0, second: second?.label ?? '' };
  });
}

export function tell(name: string, measured: readonly Measured[]): string {
  const lines = [`${name}: ${rate(measured)}`];
  for (const key of ['author', 'label'] as const)
    for (const value of [...new Set(measured.map(({ example }) => example[key]))].sort()) {
      const part = measured.filter(({ example }) => example[key] === value);
      const wrong = part.filter(({ example, guessed }) => guessed !== example.label).map(({ guessed }) => guessed);
      lines.push(`  ${value.padEnd(16)} ${rate(part)}  ${key === 'label' ? mostOf(wrong) : ''}`);
    }
  return `${lines.join('\n')}\n`;
}

function rate(measured: readonly Measured[]): string {
  const right = measured.filter(({ example, guessed }) => guessed === example.label);
  const offered = measured.filter(({ example, guessed, second }) => [guessed, second].includes(example.label));
  const sure = measured.filter(({ share }) => share >= 0.6);
  const sureWrong = sure.filter(({ example, guessed }) => guessed !== example.label);
  const of = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
  return `${of(right.length, measured.length)} of ${measured.length} right, ${of(offered.length, measured.length)} among two, sure ${of(sure.length, measured.length)} and of those wrong ${of(sureWrong.length, sure.length)}`;
}

function mostOf(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, 4);
  return sorted.map(([label, count]) => `${label} ${count}`).join(', ');
}
