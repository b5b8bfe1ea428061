import type { LineId } from '@fitted/contract/edits/edit';
import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, NodeId } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { isCut } from '../../lines/torn-lines.ts';
import { type BodyLine, deedLines, type Reading } from '../../reading.ts';
import { correctSpelling } from '../../spelling/correct-spelling.ts';
import { inPostingSpelling } from '../../wording/posting-spelling.ts';
import { hasFigure, isLeaning } from '../line-signs.ts';
import { sentencesOf } from './empty-sentences.ts';
import { asSentence } from './summary-form.ts';

/** A sentence about what the person did, made of one line of the resume. */
export interface Deed {
  readonly text: string;
  /** What it is worth to a reader with this posting. */
  readonly worth: number;
  readonly asked: readonly string[];
  readonly isResult: boolean;
  readonly lineId: LineId;
}

const longestWords = 34;
const longestCjk = 60;
const fewestWords = 4;
const fewestCjk = 8;
/** Below this a line neither shows what is asked for nor tells what came of it. */
const leastWorth = 1;
/** They stand right below the summary. */
const readAnyway = 2;

// Having taken part does not introduce anyone, and a passive hides who did it.
const weak = pattern('iu')`${lineCues.any('weak')}`;
/** What everybody does, and why somebody left. */
const vague = pattern(
  'iu',
)`^(?:stay(?:s|ed)?|attend\p{L}*|participat\p{L}+|ensur\p{L}+|support\p{L}*|work(?:s|ed)?|left|served
  |(?:is|was|been) trained|trained on the job|explains|(?:any )?other)\b`;

/** What may stand in a summary, best first. */
export function findDeeds(reading: Reading, introduced: Entry | undefined, isOfProjects: boolean): Deed[] {
  const spelled = spelledLines(reading);
  const bodies = deedLines(reading).filter((body) => isToldUnder(body, isOfProjects));
  const top: ReadonlySet<NodeId> = new Set(bodies.slice(0, readAnyway).map(({ line }) => line.id));
  return bodies
    .filter((body) => canBeRead(reading, body))
    .flatMap((body) => {
      const text = spelled.get(body.line.id) ?? body.line.text;
      const sentences = sentencesOf(text);
      return sentences.flatMap((sentence, at) => {
        const among = sentences.length === 1 ? 'alone' : at === 0 ? 'first' : 'later';
        const whole = deedOf(reading, body, sentence, among, introduced);
        if (whole && !hasCjk(sentence)) return [whole];
        const parts = headsOf(sentence)
          .filter((head) => !whole || !/\p{N}/u.test(sentence.slice(head.length)))
          .flatMap((head) => deedOf(reading, body, head, among, introduced) ?? []);
        const best = (whole ? [whole, ...parts] : parts.slice(0, 1)).sort(
          // What follows a result adds little to it.
          (one, other) => other.worth - one.worth || (one.isResult ? one.text.length - other.text.length : 0),
        );
        return best.slice(0, 1);
      });
    })
    .map((deed) => ({ ...deed, worth: deed.worth - (top.has(deed.lineId) && !deed.isResult ? 0.75 : 0) }))
    .sort((one, other) => other.worth - one.worth);
}

/** What stands before a border of a sentence that does not do as a whole, the longest first. */
function headsOf(sentence: string): string[] {
  const borders = hasCjk(sentence)
    ? [...sentence.matchAll(/[，；;]/gu)]
    : [...sentence.matchAll(/; | [-–—] |, (?=(?:and|which|so|but|I|we|this|that)\b)| (?=and I\b)/gu)];
  return borders.map(({ index }) => sentence.slice(0, index)).reverse();
}

/** The lines with their typing mistakes corrected, as they will stand below. */
function spelledLines(reading: Reading): ReadonlyMap<NodeId, string> {
  const spelled = new Map<NodeId, string>();
  if (!assistantWords[reading.language].resources.dictionary) return spelled;
  for (const { kind, target, before, after, reason } of correctSpelling(reading)) {
    if (kind !== 'replace-line' || !('lineId' in target)) continue;
    const { from, to } = reason.params;
    const known = spelled.get(target.lineId) ?? before;
    spelled.set(target.lineId, typeof from === 'string' ? known.replace(from, String(to)) : after);
  }
  return spelled;
}

/** Projects count only for somebody without a role yet; otherwise they would be taken for work. */
function isToldUnder({ section, entry }: BodyLine, isOfProjects: boolean): boolean {
  return isOfProjects
    ? section.kind === 'projects'
    : section.kind === 'experience' && entry.fields.period !== undefined;
}

function canBeRead(reading: Reading, { line }: BodyLine): boolean {
  const known = reading.lines.get(line.id);
  if (!known || known.certainty === 'unsure' || isSoftwareLine(line)) return false;
  const isTold = known.kind === 'bullet' || known.kind === 'prose';
  return isTold || (known.kind === 'list' && !assistantWords[reading.language].resources.verbs);
}

function deedOf(
  reading: Reading,
  { entry, line }: BodyLine,
  sentence: string,
  among: 'alone' | 'first' | 'later',
  introduced: Entry | undefined,
): Deed | undefined {
  const time = entry.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const told = asSentence(sentence, reading.language, time);
  const text = told && inPostingSpelling(reading, told);
  if (!text || !canStandAlone(reading, text, among === 'later')) return undefined;
  const { resources } = assistantWords[reading.language];
  const isHere = introduced === undefined || entry === introduced;
  // Where a sentence does not show its time, a deed of a former role would read as one of today.
  if (!isHere && time === 'former' && !resources.verbs) return undefined;
  const asked = askedIn(reading, line.id, among === 'alone' ? undefined : text);
  const shown = Math.min(
    4,
    asked.reduce((sum, { weight }) => sum + weight, 0),
  );
  const isTold = hasFigure(text);
  const hasOutcome = isTold && assistantWords[reading.language].summary.outcome.test(text);
  const gain = shown + Math.min(reading.relevance.overall(text), 4) / 2 + (hasOutcome ? 2.5 : isTold ? 1 : 0);
  if (gain < leastWorth) return undefined;
  const length = hasCjk(text) ? text.length / 2.5 : text.split(/\s+/u).length;
  const isBeside = !isHere && shown === 0 && reading.relevance.overall(text) < 1;
  const worth = gain + (isHere ? 1 : isBeside ? -1.5 : 0) - Math.max(0, length - 16) * 0.06;
  return { text, worth, asked: asked.map(({ id }) => id), isResult: hasOutcome, lineId: line.id };
}

/** What is asked for and shown by a line. What a paragraph shows is not what each of its sentences shows. */
function askedIn(reading: Reading, lineId: NodeId, sentence: string | undefined) {
  const stems = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const skills = new Set(reading.skillsIn(sentence ?? '').map(({ skill }) => skill));
  const here = sentence === undefined ? undefined : new Set(stems(sentence));
  return reading.match().matched.flatMap(({ requirement, how, places }) => {
    if (how === 'partial' || places.every((place) => place.lineId !== lineId)) return [];
    const words = stems(requirement.text);
    const isNamed = requirement.skills.some((skill) => skills.has(skill));
    const isHere = !here || isNamed || words.filter((word) => here.has(word)).length * 2 >= words.length;
    return isHere ? [{ id: requirement.id, weight: requirement.weight }] : [];
  });
}

function canStandAlone({ language }: Reading, text: string, isPart: boolean): boolean {
  const isCjk = hasCjk(text);
  const length = isCjk ? text.length : text.split(/\s+/u).length;
  if (length > (isCjk ? longestCjk : longestWords) || length < (isCjk ? fewestCjk : fewestWords)) return false;
  const words = text.split(/\s+/u);
  if (
    isLeaning(isPart ? text : words.slice(0, 3).join(' ')) ||
    isCut(text) ||
    isLabelled(text) ||
    isPersonal(language, text) ||
    vague.test(text)
  )
    return false;
  const { resources, summary } = assistantWords[language];
  // The verb says whether somebody helped; "first aid" is a thing. Standing in for somebody is told as what it is.
  const opening = words.slice(0, resources.verbs ? 1 : 3).join(' ');
  const deed = fold(opening.replace(summary.standingIn, ''));
  if ((!isCjk && vocabularyOf(language).supporting.occurs(deed)) || weak.test(text)) return false;
  return (
    !/[.!?。]\s*\p{L}{2}|\s[-–—|]\s|…|\.\.\.|\betc\b|usw\.?$/u.test(text.replace(/\b\p{L}{1,4}\.\s/gu, '')) &&
    !aboutEmployer.test(text) &&
    !(resources.verbs && /^(?:the|it|he|she|they|some|most)\s/iu.test(text))
  );
}

const aboutEmployer = pattern('u')`^${lineCues.any('ownFirm')}`;

/** "HPLC: vitamins" is a field of a form; "covers the adviser 5 weeks a year: intake, estimates" is not. */
function isLabelled(text: string): boolean {
  const [label = ''] = /^[^:：]*(?=[:：])/u.exec(text) ?? [];
  return label !== '' && (hasCjk(label) ? label.length < 10 : label.split(/\s+/u).length < 5);
}

/** "I changed us to one order": a summary names nobody. */
const isPersonal = (language: Reading['language'], text: string): boolean =>
  (assistantWords[language].firstPerson?.pronouns ?? englishPerson).test(text);

const englishPerson = /(?<![\p{L}.])(?:I|I['’]\p{L}+|my|me|we|our|us)(?![\p{L}.])/iu;
