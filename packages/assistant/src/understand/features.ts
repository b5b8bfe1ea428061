import { pattern } from '@fitted/language/pattern';
import { looseQuotation } from '@fitted/language/writing/quotations';

/** The number of slots that features are hashed into. */
export const featureSpace = 1 << 17;

/** The hashed slots of a text's features, and the weight of each. */
export interface Features {
  readonly places: Uint32Array;
  readonly counts: Float32Array;
}

const maxWords = 60;
const maxTextLength = 600;
const asian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const quoted = new RegExp(looseQuotation, 'gu');
/** Chinese and Japanese run on up to a punctuation mark; a Latin name within them is a separate word. */
const word = /\uE000?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+|\uE000?[\p{L}\p{M}']+|0|[?!？！%€$£¥]/gu;

/** A word within a sentence that is written like a name: "at Globex", "SAP", "把Excel换成". German writes every noun so. */
const nameWithin = pattern('gu')`
  (?<=[\p{Ll}\p{N},;:)"”»'] )(?!I(?![\p{L}])|Ich\b|Sie\b)\p{Lu}[\p{L}\p{N}&+#./-]*(?: (?:\p{Lu}
  |\p{N})[\p{L}\p{N}&+#./-]*)*|(?<![\p{sc=Latin}\p{N}])(?:\p{Lu}[\p{Lu}\p{N}&+#/-]+
  |\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{sc=Latin}])
  |(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{sc=Latin}][\p{sc=Latin}\p{N}&+#./-]*
`;
const germanWords =
  /(?<!\p{L})(?:und|nicht|ich|das|die|der|ist|mein\w*|bitte|den|auf|zu|bei|ein\w*|im|aus|wie|was)(?!\p{L})/giu;

interface Word {
  readonly text: string;
  readonly isName: boolean;
}

/** Precedes what is written like a name. */
const mark = '\uE000';

/** The words of a text as used for learning: quotations say nothing about the request, and all figures count as the same. */
export function wordsOf(text: string): Word[] {
  const start = text.slice(0, maxTextLength).normalize('NFKC').replace(quoted, ' qq ');
  const isGerman = (start.match(germanWords) ?? []).length > 1;
  const named = isGerman ? start : start.replace(nameWithin, (name) => ` ${mark}${name.replaceAll(' ', ` ${mark}`)} `);
  const plain = named
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{N}]+(?:[.,:]\p{N}+)*/gu, ' 0 ')
    .replace(/[’`]/gu, "'");
  return (plain.match(word) ?? [])
    .slice(0, maxWords)
    .map((one) => ({ text: one.replace(mark, ''), isName: one.startsWith(mark) }));
}

const stemLength = 5;

/** A longer word is also recognised by its beginning. */
export const stemOf = (one: string): string => (one.length > stemLength ? `${one.slice(0, stemLength)}*` : one);

/**
 * The features of a text: its words and letters, and its structure, in which every uncommon word is just "a name".
 * "Add Excel to my skills" and "add Lisbon to my skills" have the same structure.
 */
export function featuresOf(text: string, isCommon: (word: string) => boolean): Features {
  const words = wordsOf(text);
  const [said, built, spelt] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const tokens = words.flatMap((one) => (asian.test(one.text) ? [...one.text] : [tokenOf(one, isCommon)]));
  const build = ['^', ...tokens.filter((one, at) => one !== '~' || tokens[at - 1] !== '~'), '$'];
  for (const at of build.keys()) {
    const [one = '', next, third, fourth] = build.slice(at, at + 4);
    addRun(built, 'b', [one, next]);
    addRun(built, 't', [one, next, third]);
    addRun(built, 'g', [one, third]);
    if (at === 0) addRun(built, 'q', [next, third, fourth]);
  }
  for (const one of words) {
    if (one.isName && !isCommon(one.text)) continue;
    said.add(place(`w ${one.text}`));
    if (asian.test(one.text)) addRuns(spelt, one.text, 1, 4);
    else if (one.text.length > 1) addRuns(spelt, `_${one.text}_`, 3, 5);
  }
  said.add(place(`n ${Math.min(6, Math.ceil(Math.log2(tokens.length + 1)))}`));
  const last = words.at(-1)?.text;
  if (last === '?' || last === '？') said.add(place('asks'));
  return weigh([said, built, spelt]);
}

/** What a word counts as in the structure of a text: itself, the beginning of a common word, or just a name. */
function tokenOf({ text, isName }: Word, isCommon: (word: string) => boolean): string {
  if (isCommon(text)) return text;
  return !isName && isCommon(stemOf(text)) ? stemOf(text) : '~';
}

/** Names, beginning and end alone carry no information. */
function addRun(found: Set<number>, kind: string, run: readonly (string | undefined)[]): void {
  if (run.includes(undefined) || run.every((one) => one === '~' || one === '^' || one === '$')) return;
  found.add(place(`${kind} ${run.join(' ')}`));
}

function addRuns(found: Set<number>, text: string, shortest: number, longest: number): void {
  const letters = [...text];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= letters.length; at += 1)
      found.add(place(`${length} ${letters.slice(at, at + length).join('')}`));
}

/** Each kind of feature has the same total weight, however many of it a text has. */
function weigh(kinds: readonly ReadonlySet<number>[]): Features {
  const sums = new Map<number, number>();
  for (const kind of kinds)
    for (const at of kind) sums.set(at, (sums.get(at) ?? 0) + 1 / Math.sqrt(Math.max(1, kind.size)));
  const places = Uint32Array.from(sums.keys()).sort();
  return { places, counts: Float32Array.from(places, (at) => sums.get(at) ?? 0) };
}

/** FNV-1a, folded to the feature space. */
export function place(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (featureSpace - 1);
}
