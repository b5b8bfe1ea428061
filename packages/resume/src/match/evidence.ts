import type { Language } from '@fitted/contract/languages';
import type { Requirement, RequirementOption } from '../job/job-profile.ts';
import { type Clause, claimLogit, clausesOf } from './claim-chance.ts';
import type { MatchIndex } from './match-index.ts';
import { sensesOf } from './match-words.ts';
import { isEvidence, type PlacedLine } from './read-lines.ts';
import { covered, readKeys, type Sense } from './senses.ts';
import { credits, type Verdict } from './verdict.ts';

/** What speaks for and against one option of a requirement being shown. */
export interface Evidence {
  /** What is so: how rules found it, of what kind it is, where it stands. */
  readonly features: ReadonlySet<string>;
  /** The line that says it: of those that rules found the one that claims it most surely, else the one with most of its words. */
  readonly line: PlacedLine | undefined;
  /** How much of the option that line says, 0–1. */
  readonly share: number;
  /** How surely the clause, and the sentence around it, claim what they name, as logits: the smaller. */
  readonly claim: number;
}

/** How surely a text is claimed by its writer. */
export type ClaimReader = (text: string) => number;

const mostProofs = 6;
/** A line as sure as this claims enough; work done counts then. */
const sureClaim = 1.6;
const workBonus = 0.4;

export function readEvidence(
  requirement: Requirement,
  option: RequirementOption,
  found: Verdict | undefined,
  index: MatchIndex,
  claimOf: ClaimReader = claimLogit,
): Evidence {
  const senses = sensesOf(option, index.language);
  const line = provingLine(found, senses, option, index, claimOf) ?? tellingLine(senses, index);
  const share = line ? covered(senses, line.allKeys, line.compounds) : 0;
  const features = new Set<string>();
  const add = (name: string) => features.add(name);
  const { kind } = requirement;
  add(`rule:${ruleOf(found)}`);
  add(`kind:${kind}`);
  add(`${found ? (found.isMet ? 'met' : 'near') : 'none'}:${kind}`);
  if (line) {
    add(`section:${line.section}`);
    add(`part:${line.part}`);
    if (isEvidence(line)) add('work');
  }
  return { features, line, share, claim: line ? claimIn(line, senses, option, index, claimOf) : 0 };
}

function ruleOf(found: Verdict | undefined): string {
  if (!found) return 'none';
  if (found.isMet) return found.how;
  if (found.places.length === 0) return 'nothing';
  return found.credit <= credits.subject ? 'subject' : 'near';
}

/** The line with most of its words. */
function tellingLine(senses: readonly Sense[], { lines }: MatchIndex): PlacedLine | undefined {
  let best: PlacedLine | undefined;
  let most = 0;
  for (const line of lines) {
    if (line.part === 'heading' || line.section === 'interests') continue;
    const share = covered(senses, line.allKeys, line.compounds);
    if (share > most) [best, most] = [line, share];
  }
  return best;
}

/** Of the lines that the rules found, the one that claims it most surely. */
function provingLine(
  found: Verdict | undefined,
  senses: readonly Sense[],
  option: RequirementOption,
  index: MatchIndex,
  claimOf: ClaimReader,
): PlacedLine | undefined {
  const ids = new Set((found?.places ?? []).map(({ lineId }) => lineId));
  let best: { readonly line: PlacedLine; readonly worth: number } | undefined;
  for (const line of index.lines.filter(({ id }) => ids.has(id)).slice(0, mostProofs)) {
    const claim = claimIn(line, senses, option, index, claimOf);
    const worth = Math.min(claim, sureClaim) + (isEvidence(line) ? workBonus : 0);
    if (!best || worth > best.worth) best = { line, worth };
  }
  return best?.line;
}

/** What the clause that speaks of it claims, and its sentence. */
function claimIn(
  line: PlacedLine,
  senses: readonly Sense[],
  option: RequirementOption,
  { language }: MatchIndex,
  claimOf: ClaimReader,
): number {
  const clauses = readClauses(line.text, language);
  const [first] = clauses;
  if (!first || clauses.length === 1) return claimOf(line.text);
  const wanted = option.text.toLowerCase();
  let best = first;
  let most = -1;
  for (const clause of clauses) {
    const share = (clause.small.includes(wanted) ? 1 : 0) + covered(senses, clause.keys, []);
    if (share > most) [most, best] = [share, clause];
  }
  return Math.min(claimOf(best.text), claimOf(best.sentence));
}

interface ReadClause extends Clause {
  readonly small: string;
  readonly keys: ReadonlySet<string>;
}

const known = new Map<string, readonly ReadClause[]>();
const mostKnown = 2_000;

/** A line is asked for every requirement that it may show. */
function readClauses(line: string, language: Language): readonly ReadClause[] {
  const key = `${language}|${line}`;
  const before = known.get(key);
  if (before) return before;
  const read = clausesOf(line).map((clause) => ({
    ...clause,
    small: clause.text.toLowerCase(),
    keys: readKeys(clause.text, language),
  }));
  if (known.size >= mostKnown) known.clear();
  known.set(key, read);
  return read;
}
