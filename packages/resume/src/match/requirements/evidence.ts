import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { mentionIn } from '../claims/claim-mention.ts';
import type { MatchIndex } from '../match-index.ts';
import { isEvidence, type PlacedLine } from '../read-lines.ts';
import { covered, type Sense } from '../senses.ts';
import type { ClaimReader } from './learnt.ts';
import { sensesOf } from './match-words.ts';
import { credits, type Verdict } from './verdict.ts';

/** Evidence for and against one option of a requirement being shown. */
export interface Evidence {
  /** How the rules found it, what kind it is, and where it is. */
  readonly features: ReadonlySet<string>;
  /** Of the lines that the rules found, the one with the strongest claim; otherwise the line with most of its words. */
  readonly line: PlacedLine | undefined;
  /** How much of the option that line covers, 0–1. */
  readonly share: number;
  /** How strongly the clause and its sentence claim what they name, as logits: the smaller of the two. */
  readonly claim: number;
}

const maxProofs = 6;
/** From here on a claim is strong enough, and work done is preferred. */
const sureClaim = 1.6;
const workBonus = 2.2;

export function readEvidence(
  requirement: Requirement,
  option: RequirementOption,
  found: Verdict | undefined,
  index: MatchIndex,
  claimOf: ClaimReader = index.learnt.claimOf,
): Evidence {
  const senses = sensesOf(option, index.meanings);
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
  return { features, line, share, claim: line ? claimIn(line, found, senses, option, index, claimOf) : 0 };
}

function ruleOf(found: Verdict | undefined): string {
  if (!found) return 'none';
  if (found.isMet) return found.how;
  if (found.places.length === 0) return 'nothing';
  return found.credit <= credits.subject ? 'subject' : 'near';
}

/** The line with most of the option's words. */
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

/** Of the lines that the rules found, the one with the strongest claim. */
function provingLine(
  found: Verdict | undefined,
  senses: readonly Sense[],
  option: RequirementOption,
  index: MatchIndex,
  claimOf: ClaimReader,
): PlacedLine | undefined {
  const ids = new Set((found?.places ?? []).map(({ lineId }) => lineId));
  let best: { readonly line: PlacedLine; readonly worth: number } | undefined;
  for (const line of index.lines.filter(({ id }) => ids.has(id)).slice(0, maxProofs)) {
    const claim = claimIn(line, found, senses, option, index, claimOf);
    const worth = Math.min(claim, sureClaim) + (isEvidence(line) ? workBonus : 0);
    if (!best || worth > best.worth) best = { line, worth };
  }
  return best?.line;
}

/** "SQL, Kubernetes, Excel": names without a word about them, which under Skills can only mean that one has them. */
function isBareList(text: string): boolean {
  const items = text.split(/[,，、;；|•·]/u).map((item) => item.trim().split(/\s+/u));
  return items.every((words) => words.length <= maxNameWords && words.every(isOfName));
}

const maxNameWords = 2;

/** Not "no", nor what brackets and colons say about a name. */
function isOfName(word: string): boolean {
  return word.length > 0 && !/^\p{Ll}{1,3}$|[()（）[\]:：]/u.test(word);
}

/** How strongly the line claims the option. */
function claimIn(
  line: PlacedLine,
  found: Verdict | undefined,
  senses: readonly Sense[],
  option: RequirementOption,
  { meanings }: MatchIndex,
  claimOf: ClaimReader,
): number {
  if (line.section === 'skills' && isBareList(line.text)) return sureClaim;
  const place = found?.places.find(({ lineId, length }) => lineId === line.id && length < line.text.length);
  return claimOf(mentionIn(line.text, place, option, senses, meanings));
}
