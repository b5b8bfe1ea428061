import { openModel, type StoredModel } from '../src/understand/linear-model.ts';
import { type Example, type Settings, settings, train } from './train.ts';

export interface Measured {
  readonly example: Example;
  readonly guessed: string;
  readonly share: number;
  /** The three likeliest. */
  readonly likeliest: readonly string[];
}

/** Each author's examples, in all their languages, read by a model that learnt only from the other authors. */
export function measureByAuthor(examples: readonly Example[], how: Settings = settings): Measured[] {
  const authors = [...new Set(examples.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const others = examples.filter((one) => one.author !== author);
    const known = new Set(others.map(({ language }) => language));
    // A language in which nobody else wrote cannot be learnt from the others.
    const own = examples.filter((one) => one.author === author && known.has(one.language));
    return own.length > 0 ? measure(train(others, how), own) : [];
  });
}

export function measure(model: StoredModel, examples: readonly Example[]): Measured[] {
  const read = openModel<string>(model);
  return examples.map((example) => {
    const likeliest = read(example.text).slice(0, 3);
    const [first] = likeliest;
    return {
      example,
      guessed: first?.label ?? '',
      share: first?.share ?? 0,
      likeliest: likeliest.map(({ label }) => label),
    };
  });
}

export function tell(name: string, measured: readonly Measured[]): string {
  const lines = [`${name}: ${rate(measured)}`];
  const keys = [
    (one: Example) => `${one.author} ${one.language}`,
    (one: Example) => one.author,
    (one: Example) => one.language,
    (one: Example) => one.label,
  ];
  for (const [at, keyOf] of keys.entries())
    for (const value of [...new Set(measured.map(({ example }) => keyOf(example)))].sort()) {
      const part = measured.filter(({ example }) => keyOf(example) === value);
      const wrong = part.filter(({ example, guessed }) => guessed !== example.label).map(({ guessed }) => guessed);
      lines.push(`  ${value.padEnd(16)} ${rate(part)}  ${at === 3 ? mostOf(wrong) : ''}`);
    }
  return `${lines.join('\n')}\n`;
}

function rate(measured: readonly Measured[]): string {
  const right = measured.filter(({ example, guessed }) => guessed === example.label);
  const offered = measured.filter(({ example, likeliest }) => likeliest.includes(example.label));
  const sure = measured.filter(({ share }) => share >= 0.6);
  const sureWrong = sure.filter(({ example, guessed }) => guessed !== example.label);
  const of = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
  return (
    `${of(right.length, measured.length)} of ${measured.length} right, ${of(offered.length, measured.length)} ` +
    `among three, sure ${of(sure.length, measured.length)} and of those wrong ` +
    `${of(sureWrong.length, sure.length)}`
  );
}

function mostOf(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, 5);
  return sorted.map(([label, count]) => `${label} ${count}`).join(', ');
}
