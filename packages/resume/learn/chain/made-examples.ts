import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@fitted/contract/language-list';
import { chainInput } from '../../src/parse/chain/read-chain.ts';
import { nameWeights } from '../../src/parse/data/name-weights.ts';
import { sectionsOfWork } from '../../src/parse/parse-resume.ts';
import { learnNames, readAllHeads } from '../name-learner.ts';
import { goldOf } from './gold.ts';
import { makeResume } from './made-sections.ts';
import { madeWords } from './made-words.ts';
import type { Example } from './random-field.ts';
import { SeededRandom } from './seeded-random.ts';

const languages = Object.keys(madeWords) as Language[];
const englishShare = 0.35;
/** The share of made-up resumes that have looks, as if read from a file; the others are pasted text. */
const seenShare = 0.65;

/**
 * Makes sections from one half of the heads, read with a name model trained on the other half: on names it was trained
 * on, the model is more certain than it will ever be on a real page. Overwrites the name model of this process.
 */
export function makeExamples(half: 0 | 1, count: number): Example[] {
  const mine = <One>(list: readonly One[], isMine: boolean): One[] =>
    list.filter((_, at) => (at % 2 === half) === isMine);
  Object.assign(nameWeights, learnNames(languages.flatMap((language) => mine(readAllHeads(language), false))));
  const heads = new Map(languages.map((language) => [language, mine(readAllHeads(language), true)]));
  const tellings = readTellings();
  const dice = new SeededRandom(11 + half);
  const examples: Example[] = [];
  for (let of = 0; of < count; of += 1) {
    const language = dice.chance(englishShare) ? 'en' : dice.of(languages);
    const { text, looks, roles } = makeResume(language, heads.get(language) ?? [], tellings.get(language) ?? [], dice);
    const [section, ...others] = sectionsOfWork(text, dice.chance(seenShare) ? looks : []);
    if (!section || others.length > 0) continue;
    const input = chainInput(section.rows, section.byRules);
    const gold = goldOf(input, roles);
    if (gold) examples.push({ of: of * 2 + half, input, gold });
  }
  return examples;
}

/** Body lines of the invented evaluation resumes, read by the rules alone so that earlier training has no effect. */
function readTellings(): Map<string, string[]> {
  const folder = new URL('../../../assistant/eval/pairs/', import.meta.url);
  const tellings = new Map<string, string[]>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const { language, resumeText } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const told = sectionsOfWork(resumeText).flatMap(({ byRules }) =>
      byRules.raw.flatMap(({ body }) => body.map(({ text }) => text)),
    );
    tellings.set(language, [...(tellings.get(language) ?? []), ...told]);
  }
  return tellings;
}
