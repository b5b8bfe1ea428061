import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsThat } from '../src/embedded/chat/operations/operation-traits.ts';
import { readExamples } from './examples.ts';
import { type Example, type Settings, settings } from './train.ts';

const folder = join(import.meta.dirname, 'topics');
/** In how many ways each name of a topic is asked about. */
const framesEach = 6;

const changing: ReadonlySet<string> = new Set(operationsThat('not-a-topic'));
const answering: ReadonlySet<string> = new Set([...operationsThat('answered-elsewhere'), ...operationsThat('asked')]);

/** Of what is not for the ear, one example in this many is enough. */
const oneIn = 4;

/** The label of messages that change the resume, which are not about a topic. */
const notHeard = 'edit';

interface Part {
  readonly label: string;
  readonly lines: readonly string[];
}

/** "# gap" begins the examples of a topic; "= a | b" are names for it. */
function partsOf(text: string): Part[] {
  return text
    .split(/^# /mu)
    .slice(1)
    .map((part) => {
      const [label = '', ...lines] = part.split('\n').map((line) => line.trim());
      return { label, lines: lines.filter(Boolean) };
    });
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The examples written for the topics, and each topic's names inserted into a few question frames. */
export function readTopics(): Example[] {
  const frames = new Map(partsOf(read('frames.txt')).map(({ label, lines }) => [label, lines]));
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}-/u.test(name))
    .sort()
    .flatMap((name) => {
      const language = name.slice(0, 2);
      const author = 'ear';
      const own = frames.get(language);
      if (!own) throw new Error(`topics/frames.txt has no questions in ${language}`);
      return partsOf(read(name)).flatMap(({ label, lines }, at) =>
        lines
          .flatMap((line) => (line.startsWith('= ') ? framed(line.slice(2), own, at) : [line]))
          .map((text) => ({ language, author, label, text })),
      );
    });
}

function framed(names: string, frames: readonly string[], from: number): string[] {
  return names
    .split('|')
    .flatMap((name, at) =>
      Array.from({ length: framesEach }, (_, turn) =>
        (frames[(from + at + turn) % frames.length] ?? '{}').replace('{}', name.trim()),
      ),
    );
}

/** The questions and worries among the other authors' examples, with the topic of each. */
function readLabelled(): Example[] {
  return readExamples(join(folder, 'others'));
}

/** All examples that the topics are learnt from. */
export function topicExamples(): Example[] {
  return [...readTopics(), ...readLabelled(), ...readOthers()];
}

/** Messages that are answered or handled elsewhere, so that the ear learns what is not for it. */
function readOthers(examples: readonly Example[] = readExamples()): Example[] {
  const others = examples.flatMap((one) => {
    if (answering.has(one.label)) return [{ ...one, label: `op-${one.label}` }];
    return changing.has(one.label) ? [{ ...one, label: notHeard }] : [];
  });
  const counts = new Map<string, number>();
  return others.filter(({ label, language }) => {
    const key = label === notHeard ? `${label} ${language}` : label;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count % oneIn === 0;
  });
}

/** More labels with fewer examples each, so fewer weights per label are enough. */
export const topicSettings: Settings = { ...settings, rounds: 16, weightsPerLabel: 4_000 };
