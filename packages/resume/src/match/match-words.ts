import type { Requirement, TitleRequirement } from '../job/job-profile.ts';
import { contentWords, sharedPart } from './content-words.ts';
import type { MatchedRequirement } from './match.ts';
import { isEvidence, type PlacedLine } from './read-lines.ts';

/** Fewer shared words than this are chance. */
export const leastShare = 0.6;

interface Wanted {
  readonly words: ReadonlySet<string>;
  /** Of a title. */
  readonly roles: readonly { readonly words: ReadonlySet<string>; readonly noun: string | undefined }[];
}

const wanted = new WeakMap<Requirement, Wanted>();

/** Read once a posting, not once a switch of an edit. */
function wantedOf(requirement: Requirement): Wanted {
  const known = wanted.get(requirement);
  if (known) return known;
  const isTitle = requirement.kind === 'title';
  const read = {
    words: contentWords(isTitle ? requirement.quote : requirement.text),
    roles: (isTitle ? requirement.roles : []).map((role, at) => ({
      words: contentWords(role),
      noun: [...contentWords((isTitle && requirement.nouns[at]) || '')][0],
    })),
  };
  wanted.set(requirement, read);
  return read;
}

interface SharedLine {
  readonly line: PlacedLine;
  readonly share: number;
}

export function matchWords(requirement: Requirement, lines: readonly PlacedLine[]): MatchedRequirement | undefined {
  const best = bestLine(wantedOf(requirement).words, lines);
  return best && best.share >= leastShare ? fromLine(requirement, best) : undefined;
}

/** Any role of the title will do; its noun and one more word of the title are a role of that kind. */
export function matchTitle(requirement: TitleRequirement, all: readonly PlacedLine[]): MatchedRequirement | undefined {
  const lines = all.filter(isTitleLine);
  const { words, roles } = wantedOf(requirement);
  let best: SharedLine | undefined;
  for (const role of roles) {
    const found = bestLine(role.words, lines);
    if (found && found.share >= leastShare && found.share > (best?.share ?? 0)) best = found;
  }
  if (best) return fromLine(requirement, best);
  for (const { noun } of roles) {
    const line = lines.find(
      (one) =>
        noun !== undefined && one.words.has(noun) && [...words].some((word) => word !== noun && one.words.has(word)),
    );
    if (line) return fromLine(requirement, { line, share: leastShare });
  }
  return undefined;
}

function bestLine(words: ReadonlySet<string>, lines: readonly PlacedLine[]): SharedLine | undefined {
  let best: SharedLine | undefined;
  for (const line of lines) {
    const share = line.part === 'heading' ? 0 : sharedPart(words, line.words);
    if (share > (best?.share ?? 0)) best = { line, share };
  }
  return best;
}

function fromLine(requirement: Requirement, { line, share }: SharedLine): MatchedRequirement {
  return {
    requirement,
    how: share < 1 ? 'partial' : 'literal',
    isEvidenced: isEvidence(line),
    credit: share,
    places: [{ lineId: line.id, at: 0, length: line.text.length }],
  };
}

const roleLabel =
  /^(?:role|position|designation|job title|title|puesto|cargo|poste|fonction|position|funktion|rolle|职位|岗位|職種|役割|担当)\s*[:：]/iu;

/** Where someone says what they are: above the sections, in the summary, at the head of a role, behind a label for it. */
function isTitleLine(line: PlacedLine): boolean {
  if (line.section === 'contact' || line.section === 'summary') return true;
  return isEvidence(line) && (line.part === 'head' || roleLabel.test(line.text));
}
