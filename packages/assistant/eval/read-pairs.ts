import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@fitted/contract/languages';

export interface Pair {
  readonly slug: string;
  readonly language: Language;
  readonly profession: string;
  readonly level: string;
  readonly quality: string;
  readonly resumeText: string;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly note: string;
}

const folder = new URL('pairs/', import.meta.url);

export function readPairs(): Pair[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Pair);
}

/** The resume without lines addressed to software: they say nothing about the person, and none of them may survive. */
export function withoutInstructions(resumeText: string): string {
  return resumeText
    .split('\n')
    .filter((line) => !/ignore all previous|disregard your rules|ignorez vos instructions|指示を無視|忽略/iu.test(line))
    .join('\n');
}
