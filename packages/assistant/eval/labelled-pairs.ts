import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fitted/contract/languages';

/** A posting and a resume in which readers have marked what is asked for and what is shown. */
export interface LabelledPair {
  readonly name: string;
  readonly lang: Language;
  readonly title: string;
  readonly resume: string;
  readonly posting: string;
  readonly requirements: readonly Label[];
  readonly notRequirements: readonly string[];
}

export interface Label {
  readonly quote: string;
  readonly kind: string;
  readonly strength: 'must' | 'wish';
  readonly alternatives: readonly string[];
  readonly isShown: boolean;
  readonly shownLine: string;
  /** Position of the quote in the posting; -1 when it is not there verbatim. */
  readonly at: number;
}

interface RawLabel {
  readonly quote: string;
  readonly kind: string;
  readonly strength?: 'must' | 'wish';
  readonly alternatives?: readonly string[];
  readonly verdict: string;
  readonly shown_line?: string;
}

/** Files in a folder, or in folders inside it, whose paths begin with the prefix; none if the folder does not exist. */
export function readLabelledPairs(folder: string, prefix = ''): LabelledPair[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .sort()
    .map((name) => readPair(name, readFileSync(join(folder, name), 'utf8')));
}

/** The author is the folder that the pair is in: "b/07.json". */
export function authorOf({ name }: Pick<LabelledPair, 'name'>): string {
  return name.includes('/') ? (name.split('/')[0] ?? '') : (name.split('-')[0] ?? '');
}

function readPair(name: string, json: string): LabelledPair {
  const raw = JSON.parse(json) as Record<string, unknown> & { readonly posting: string };
  let from = 0;
  const requirements = ((raw.requirements ?? []) as readonly RawLabel[]).map((label): Label => {
    // Labels follow the posting's order, so the next occurrence of a repeated quote is the one that is meant.
    const next = raw.posting.indexOf(label.quote, from);
    const at = next >= 0 ? next : raw.posting.indexOf(label.quote);
    if (at >= 0) from = at;
    return {
      quote: label.quote,
      kind: label.kind,
      strength: label.strength ?? 'must',
      alternatives: label.alternatives ?? [],
      isShown: label.verdict === 'shown',
      shownLine: label.shown_line ?? '',
      at,
    };
  });
  return {
    name,
    lang: raw.lang as Language,
    title: (raw.title as string | undefined) ?? raw.posting.split('\n', 1)[0] ?? '',
    resume: raw.resume as string,
    posting: raw.posting,
    requirements,
    notRequirements: (raw.not_requirements ?? []) as readonly string[],
  };
}
