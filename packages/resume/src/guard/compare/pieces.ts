import { readStatement } from '../read/statement.ts';
import type { GuardSource, Role, Source } from '../source.ts';
import { readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';
import { countingBrackets } from '../text/spans.ts';
import type { Circumstances } from './circumstances.ts';
import { type Judgement, judgeBySupport } from './support.ts';
import type { Difference } from './table.ts';

/** A comma inside a figure does not separate. */
const border = /(?<!\d),|,(?!\d)|[;:()（），、；：/]|\s[–—-]\s/u;

/**
 * Judges a summary sentence put together from several lines: "Operations Analyst at Alder since 2020, with a BSc in Geography".
 * Each piece must come from a line, and what follows a title is about that role: another role's figure or employer must not
 * follow it. Undefined if a piece has no source.
 */
export function judgePieces(
  unit: GuardText,
  sources: readonly Source[],
  circumstances: Circumstances,
  { roles }: GuardSource,
): Judgement | undefined {
  const { vocabulary } = circumstances;
  const work = roles.filter(({ isWork }) => isWork);
  const link = new RegExp(`\\s(?:${vocabulary.grammar.links.join('|')})\\s`, 'iu');
  const leading = new RegExp(`^(?:${vocabulary.grammar.links.join('|')})\\s`, 'iu');
  const support: Source[] = [];
  let role: Role | undefined;
  let waiting = unit.raw
    .split(border)
    .map((part) => part.trim())
    .filter(Boolean);
  for (let isFirst = true; waiting.length > 0; ) {
    const [first = '', ...rest] = waiting;
    const raw = vocabulary.grammar.links.length === 0 ? first : first.replace(leading, '');
    const part = readPart(raw, vocabulary.language);
    const found = judgePiece(part, isFirst);
    const cut = found || vocabulary.grammar.links.length === 0 ? undefined : link.exec(raw);
    if (cut) {
      waiting = [raw.slice(0, cut.index), raw.slice(cut.index + cut[0].length), ...rest];
      continue;
    }
    if (!found) return undefined;
    support.push(...found);
    waiting = rest;
    isFirst = false;
  }
  return { claims: [], support: [...new Set(support)] };

  function judgePiece(part: GuardText, isFirst: boolean): readonly Source[] | undefined {
    const titles = readStatement(part, vocabulary).things.filter(({ word }) => word && vocabulary.isTitle(word.folded));
    const head = isFirst || titles.length > 0 ? findHead(part, work, circumstances) : undefined;
    if (head) {
      role = head;
      return head.head;
    }
    // An opening action would apply to everything after it. Without a role head, only a title may open the sentence.
    if (isFirst && titles.length === 0) return undefined;
    const own = new Set(role?.lines);
    const heads = role ? [asOne(role, circumstances)] : [];
    const open = [
      ...heads,
      ...sources.filter((one) => own.has(one) || !(one.isHead || work.some(({ lines }) => lines.includes(one)))),
    ].filter((one) => !isFirst || one.isWhole);
    const { support: carriers, claims } = judgeBySupport(part, open, circumstances, isSaidOfRole);
    return carriers.length > 0 && claims.length === 0 ? carriers : undefined;
  }
}

function isSaidOfRole({ row }: Difference): boolean {
  return row === 'thing went' || row === 'date went';
}

/** The role whose head supports the whole piece. */
function findHead(part: GuardText, roles: readonly Role[], circumstances: Circumstances): Role | undefined {
  return roles.find((role) => {
    if (role.head.length === 0) return false;
    const head = asOne(role, circumstances);
    const { claims, support } = judgeBySupport(part, [head], circumstances, (one) => isLeftOfHead(one, head, role));
    return support.length > 0 && claims.length === 0 && namesOwnTitles(part, circumstances);
  });
}

const joinedHeads = new WeakMap<Role, Source>();

/** The head lines and the duration of a role as one source. */
function asOne(role: Role, circumstances: Circumstances): Source {
  const known = joinedHeads.get(role) ?? joinHead(role, circumstances);
  joinedHeads.set(role, known);
  return known;
}

function joinHead({ head, lasted }: Role, { vocabulary }: Circumstances): Source {
  const raw = [...head.map(({ text }) => text.raw), ...lasted].join(', ');
  const id = head[0]?.id ?? '';
  return { id, kind: 'line', isList: false, isWhole: true, isHead: true, text: readPart(raw, vocabulary.language) };
}

/** Anything in a head may be left out except part of the title and its limits. */
function isLeftOfHead({ row, words }: Difference, { text }: Source, { lasted }: Role): boolean {
  if (row === 'title went') return isCounted(words, text);
  // The duration of a role applies to everything in its head.
  if (row === 'figure moved') return lasted.some((one) => one.startsWith(`${words} `));
  return ['thing went', 'date went', 'figure went', 'relation went', 'relation came', 'often went'].includes(row);
}

/** "Harbour Vets (3 vets, 2 nurses)": these are people at the employer. */
function isCounted(word: string, { folded }: GuardText): boolean {
  return countingBrackets(folded).some(({ from, to }) => folded.slice(from, to).includes(word.toLowerCase()));
}

function namesOwnTitles(part: GuardText, { known, vocabulary }: Circumstances): boolean {
  return part.words.every(({ folded, stem }) => !vocabulary.isTitle(folded) || known.isTitle(stem));
}
