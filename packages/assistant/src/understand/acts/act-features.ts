import { readOperation } from '../read-operation.ts';
import { readTopic } from '../read-topic.ts';
import type { ResumeIndex } from './resume-index.ts';
import type { Token } from './tokens.ts';

/** Features of the word itself, and those of its clause and sentence, which only indicate the act. */
export interface TokenFeatures {
  readonly near: readonly number[];
  readonly wide: readonly number[];
}

export const hashBits = 22;

/** FNV-1a, folded to 22 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> hashBits)) >>> 0) & ((1 << hashBits) - 1);
}

/** The features of each token: its letters, its neighbours, its clause, and where it occurs in the resume. */
export function featuresOf(
  tokens: readonly Token[],
  message: string,
  resume: ResumeIndex | undefined,
): readonly TokenFeatures[] {
  const words = tokens.map((token) => formOf(token, resume));
  const runs = resume ? runsOf(tokens, resume) : undefined;
  const clauses = groupsBy(tokens, ({ clause }) => clause);
  const sentences = groupsBy(tokens, ({ sentence }) => sentence);
  const clauseWide = new Map(
    [...clauses].map(([key, at]) => [key, wideOf('c', at, tokens, words, message, resume !== undefined)]),
  );
  const sentenceWide = new Map(
    [...sentences].map(([key, at]) => [
      key,
      sentences.size === clauses.size ? [] : wideOf('s', at, tokens, words, message, resume !== undefined),
    ]),
  );
  return tokens.map((token, at) => ({
    near: nearOf(at, tokens, words, runs, resume, clauses.get(token.clause) ?? []).map(hashOf),
    wide: [...(clauseWide.get(token.clause) ?? []), ...(sentenceWide.get(token.sentence) ?? [])],
  }));
}

const isYear = /^(?:19|20)\d\d$/u;

function formOf({ text, folded, kind }: Token, resume: ResumeIndex | undefined): string {
  if (kind === 'quotation') return `"${resume?.standingOf(text) ?? ''}`;
  if (kind !== 'figure') return folded;
  return isYear.test(folded) ? '#year' : folded.replace(/\p{N}+/gu, '0');
}

function nearOf(
  at: number,
  tokens: readonly Token[],
  words: readonly string[],
  runs: readonly number[] | undefined,
  resume: ResumeIndex | undefined,
  clause: readonly number[],
): string[] {
  const token = tokens[at] as Token;
  const word = (offset: number) => words[at + offset] ?? (at + offset < 0 ? '^' : '$');
  const found: string[] = ['bias'];
  for (let offset = -3; offset <= 3; offset += 1) found.push(`w${offset} ${word(offset)}`);
  found.push(
    `b-1 ${word(-1)} ${word(0)}`,
    `b1 ${word(0)} ${word(1)}`,
    `b-2 ${word(-2)} ${word(-1)}`,
    `b2 ${word(1)} ${word(2)}`,
    `t0 ${word(-1)} ${word(0)} ${word(1)}`,
    `t1 ${word(0)} ${word(1)} ${word(2)}`,
    `t-1 ${word(-2)} ${word(-1)} ${word(0)}`,
  );
  if (token.kind === 'character')
    found.push(
      `q0 ${word(0)}${word(1)}${word(2)}${word(3)}`,
      `q1 ${word(-3)}${word(-2)}${word(-1)}${word(0)}`,
      `q2 ${word(1)}${word(2)}${word(3)}`,
      `q3 ${word(-3)}${word(-2)}${word(-1)}`,
    );
  const form = word(0);
  if (form.length > 3) found.push(`p ${form.slice(0, 3)}`, `x ${form.slice(-3)}`, `x2 ${form.slice(-2)}`);
  if (form.length > 5) found.push(`p5 ${form.slice(0, 5)}`, `x4 ${form.slice(-4)}`);
  if (word(-1).length > 5) found.push(`p5-1 ${word(-1).slice(0, 5)}`);
  if (word(1).length > 5) found.push(`p5+1 ${word(1).slice(0, 5)}`);
  found.push(`h ${shapeOf(token.text)}`, `h2 ${shapeOf(tokens[at - 1]?.text ?? '')} ${shapeOf(token.text)}`);
  const first = clause[0] ?? at;
  const start = Math.min(4, at - first);
  const end = Math.min(4, (clause.at(-1) ?? at) - at);
  found.push(`cs ${start}`, `ce ${end}`, `cf ${words[first]} ${words[first + 1] ?? '$'}`);
  found.push(`m ${Math.min(at, 3)}`, `n ${Math.min(3, tokens.length - 1 - at)}`);
  const close = words[clause.at(-1) ?? at] ?? '';
  const open = words[first - 1] ?? '^';
  found.push(`cl ${/[\p{L}\p{N}]/u.test(close) ? '' : close}`, `co ${open}`, `co ${open} ${start}`);
  if (!runs || !resume) return found;
  for (const offset of [-1, 0, 1]) {
    const other = tokens[at + offset];
    if (!other || other.kind === 'mark' || other.kind === 'quotation') continue;
    const spot = resume.spotsOf(other.folded);
    const isLong = other.kind === 'figure' || other.folded.length > 3 || other.kind === 'character';
    found.push(`r${offset} ${other.kind} ${isLong ? spot : ''} ${isLong}`);
    if (offset === 0) {
      found.push(`rn ${other.kind} ${spot === '' ? 'new' : 'old'} ${isLong} ${word(-1)}`);
      for (const one of spot.split(',')) found.push(`rs ${one} ${isLong}`);
    }
  }
  const run = runs[at] ?? 0;
  found.push(`run ${run}`, `run ${run} ${runs[at - 1] ?? 0} ${runs[at + 1] ?? 0}`);
  return found;
}

/** For each token, the length of the longest run of resume words it is part of. */
function runsOf(tokens: readonly Token[], resume: ResumeIndex): number[] {
  const places = tokens.flatMap(({ kind }, at) => (kind === 'mark' || kind === 'quotation' ? [] : [at]));
  const words = places.map((at) => tokens[at]?.folded ?? '');
  const runs = tokens.map(() => 0);
  for (const from of words.keys()) {
    const length = resume.maxRunLength(words, from);
    for (let at = from; at < from + length; at += 1) {
      const place = places[at] ?? 0;
      runs[place] = Math.max(runs[place] ?? 0, length);
    }
  }
  return runs;
}

const most = 30;

/** What the clause or sentence says as a whole: its words, and how the models of whole sentences read it. */
function wideOf(
  name: string,
  places: readonly number[],
  tokens: readonly Token[],
  words: readonly string[],
  message: string,
  isRead: boolean,
): number[] {
  const [first, last] = [tokens[places[0] ?? 0], tokens[places.at(-1) ?? 0]];
  const text = message.slice(first?.from ?? 0, last?.to ?? 0);
  const found = new Set<string>();
  for (const at of places.slice(0, most)) {
    const [one = '', next = '$', third = '$'] = words.slice(at, at + 3);
    found.add(`${name} ${one}`);
    found.add(`${name} ${one} ${next}`);
    if (tokens[at]?.kind === 'character') found.add(`${name} ${one}${next}${third}`);
  }
  found.add(`${name}? ${/[?？]/u.test(text)}`);
  // The other models were trained on the examples without a resume, and would be too sure of them.
  if (!isRead) return [...found].map(hashOf);
  const read = readOperation(text);
  const heard = readTopic(text);
  for (const { label, share } of read.slice(0, 2)) {
    if (share >= 0.2) found.add(`${name}o ${label}`);
    if (share >= 0.6) found.add(`${name}o! ${label}`);
  }
  const [topic] = heard;
  if (topic) found.add(`${name}t ${kindOf(topic.label)} ${topic.share >= 0.5}`);
  return [...found].map(hashOf);
}

/** Which of the hundred topics it is does not matter here. */
const kindOf = (label: string): string =>
  label === 'edit' || label.startsWith('op-') ? label : label.startsWith('untrue') ? 'untrue' : 'topic';

function shapeOf(text: string): string {
  if (/^\p{N}/u.test(text)) return '0';
  if (/^[\p{sc=Han}]/u.test(text)) return '字';
  if (/^[\p{sc=Hiragana}]/u.test(text)) return 'あ';
  if (/^[\p{sc=Katakana}ー]/u.test(text)) return 'ア';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'XX';
  if (/^\p{Lu}\p{Ll}*\p{Lu}/u.test(text)) return 'XxX';
  if (/^\p{Lu}/u.test(text)) return 'Xx';
  return /^\p{L}/u.test(text) ? 'x' : text;
}

function groupsBy(tokens: readonly Token[], keyOf: (token: Token) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [at, token] of tokens.entries()) {
    const group = groups.get(keyOf(token));
    if (group) group.push(at);
    else groups.set(keyOf(token), [at]);
  }
  return groups;
}
