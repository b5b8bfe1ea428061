import { assistantWords, traitsOf } from '@fitted/language/packs';
import type { Entry, Line } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import type { Reading } from '../../reading.ts';
import { hasFigure, isLeaning } from '../line-signs.ts';
import { widthOf } from './said.ts';
import type { Deed } from './summary-deeds.ts';
import { asSentence } from './summary-form.ts';

/** One thing that somebody does or did in a role, in the words of its bullet. */
export interface Task {
  readonly text: string;
  readonly worth: number;
  readonly isResult: boolean;
  /** Read as a sentence about the person, where the language has a list of verbs to tell. */
  readonly isTold: boolean;
}

const widest = 105;
const maxTasks = 3;
const widestOfAll = 190;

/** What the bullets of a role or place say, the best for this job first; what could stand under any role is left out. */
export function tasksOf(
  reading: Reading,
  entry: Entry,
  deeds: readonly Deed[],
  isOwn: (text: string) => boolean,
): Task[] {
  return entry.body
    .flatMap((line) => {
      const deed = deeds.find(({ lineId }) => lineId === line.id);
      const told =
        deed?.text ?? asSentence(line.text, reading.language, entry.fields.period?.isCurrent ? 'current' : 'former');
      const text = deed?.text ?? briefly(reading, line, told ?? line.text);
      if (!text || widthOf(text) > widest || (told === undefined && mayBeVerb(reading, text)) || !isOwn(text))
        return [];
      const asked = reading.askedFor().weightAt(line.id);
      const worth = deed?.worth ?? asked + reading.relevance.overall(text) / 2 + (hasFigure(text) ? 1 : 0);
      return [{ text, worth, isResult: deed?.isResult ?? false, isTold: told !== undefined }];
    })
    .sort((one, other) => other.worth - one.worth);
}

/** As many as are read at a glance, the results last. */
export function bestTasks(tasks: readonly Task[], most = maxTasks): Task[] {
  let width = 0;
  const best = tasks.slice(0, most).filter(({ text }, at) => {
    width += widthOf(text);
    return at === 0 || width <= widestOfAll;
  });
  // "Manages the office; payroll for 22": what has a verb opens the sentence.
  const rank = ({ isResult, isTold }: Task) => (isResult ? 2 : isTold ? 0 : 1);
  return [...best].sort((one, other) => rank(one) - rank(other));
}

function briefly(reading: Reading, line: Line, told: string): string | undefined {
  const { vagueTask, apology } = assistantWords[reading.language].summary;
  const known = reading.lines.get(line.id)?.kind;
  if (isSoftwareLine(line) || known === 'heading' || known === 'continuation' || known === 'label-value')
    return undefined;
  const text = told
    .replace(/^\s*(?:[(（]?\d{1,2}[.)）、．]\s*|[-–•・]\s*)/u, '')
    .replace(/(?<![\s.。;；,，])[\s.。;；,，]+$/u, '');
  const pronouns = assistantWords[reading.language].firstPerson?.pronouns ?? /(?<!\p{L})(?:I|my|me|we|our)(?!\p{L})/iu;
  const isFit = !vagueTask.test(text) && !apology.test(text) && !pronouns.test(text) && !isLeaning(text);
  const isWhole = !/[.!?。]\s*\p{L}|[:：]|…|^\p{P}/u.test(text) && text.length > (hasCjk(text) ? 1 : 3);
  return isFit && isWhole ? text : undefined;
}

/** "Mentor 2 juniors" may be a deed or a noun, and fits no sentence; "Fault finding on motors" is a noun. */
function mayBeVerb({ language }: Reading, text: string): boolean {
  return (
    assistantWords[language].resources.verbs && verbFormOf(text) === 'base' && !/^\p{L}+ \p{L}+ing(?!\p{L})/u.test(text)
  );
}

/** The tasks as one phrase: "manages the front office; payroll for 22 employees". */
export function joinTasks(reading: Reading, tasks: readonly Task[], isBehindColon: boolean): string {
  const { apart, comma } = assistantWords[reading.language].summary;
  const isPlain =
    tasks.every(({ text }) => !/[,，、;；]/u.test(text)) && !assistantWords[reading.language].resources.verbs;
  return tasks
    .map(({ text }, at) => (at > 0 || isBehindColon ? quietly(reading, text) : text))
    .join(isPlain ? comma : apart);
}

/** Within a sentence, without the capital that only its place gave it. */
function quietly({ language, document, job }: Reading, text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text) ?? [];
  if (first === '' || traitsOf(language).capitalisesNouns) return text;
  const lines = [
    ...document.sections
      .flatMap(({ entries }) => entries.flatMap(({ head, body }) => [...head, ...body]))
      .map((line) => line.text),
    ...job.profile.requirements.map(({ quote }) => quote),
  ];
  const isName = lines.some((line) => new RegExp(`[\\p{Ll},;(]\\s\\(?${first}(?!\\p{L})`, 'u').test(line));
  return isName ? text : first.charAt(0).toLowerCase() + text.slice(1);
}
