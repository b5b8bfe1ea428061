import type { Choice } from '@fitted/contract/assistant/chat-operations';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { answeredBy } from '@fitted/resume/facts/answered-by';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { quoteLine } from '@fitted/resume/ready/quote-line';
import type { ReadyItem, WeakLine } from '@fitted/resume/ready/readiness';
import { sayReadiness, sayReady } from '@fitted/resume/ready/say-ready';
import { isWork } from '@fitted/resume/section-traits';
import { fill, replyWords } from '../../../chat/chat-words.ts';
import { readinessCues } from '../../../cues.ts';
import { readReadiness } from '../../../ready/read-readiness.ts';
import { chatWords } from '../acts/data/chat-words.ts';
import { listen } from '../ear/listen.ts';
import { openPoints } from '../ear/open-points.ts';
import { foldLetters } from '../fold-name.ts';
import { choice, clip, type Task } from '../operations/task.ts';
import { isProfile } from '../profile/profile-text.ts';

/** Something to be put right before it is sent. */
export interface ReadyPoint {
  readonly words: string;
  /** Broken or embarrassing: nobody should send it like that. */
  readonly isGrave: boolean;
  /** Could be better, and keeps nobody from sending it. */
  readonly isMinor?: boolean;
  readonly button?: Choice;
}

const mostOpen = 2;

/** What stands in the way of sending it, most serious first. */
export function readyPoints(task: Task): ReadyPoint[] {
  const { document, job, today, statedFacts } = task.input;
  const match = scoreMatch(document, job.profile, { answered: answeredBy(statedFacts) });
  const { stops, weakest } = readReadiness(document, job, today ?? thisMonth(new Date()), match);
  const ofProfile = new Set(
    document.sections
      .filter(isProfile)
      .flatMap(({ entries }) => entries.flatMap(({ body }) => body.map(({ text }) => quoteLine(text)))),
  );
  const weak = weakest.find(({ line }) => !ofProfile.has(line));
  const isGap = ({ code }: ReadyItem) => code === 'gap';
  const [latest] = stops.filter(isGap).slice(-1);
  return [
    ...brokenThings(task),
    // The latest gap is the one that is asked about.
    ...stops
      .filter((item) => isOpen(task, item) && (!isGap(item) || item === latest))
      .map((item) => stopPoint(task, item)),
    ...openPoint(task, openPoints(task.input, match).things.slice(0, mostOpen)),
    ...(weak ? [{ words: sayWeak(task, weak), isGrave: false, isMinor: true }] : []),
  ];
}

function sayWeak({ input: { language } }: Task, { line, why }: WeakLine): string {
  const isBare = why.every(({ code }) => code === 'says-little');
  if (isBare) return fill(replyWords[language].pointWeak, { line: clip(line) });
  return sayReadiness({ glance: [], stops: [], weakest: [{ line: clip(line), why }] }, language).join(' ');
}

const filled: ReadonlySet<string> = new Set([
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
  'projects',
]);

function brokenThings(task: Task): ReadyPoint[] {
  const words = replyWords[task.input.language];
  const { document } = task.input;
  const points: ReadyPoint[] = [];
  const address = playfulAddress(document);
  if (address) points.push({ words: fill(words.pointAddress, { address }), isGrave: true });
  for (const { id, heading, entries, kind } of document.sections) {
    const isEmpty = entries.every(({ head, body }) => head.length + body.length === 0);
    // A line taken for a heading ("Permis B") is no empty section.
    if (!heading || !isEmpty || !filled.has(kind)) continue;
    const label = fill(words.takeOutThis, { name: heading.text });
    const button = choice(task, label, { section: id }, 'remove');
    points.push({ words: fill(words.pointEmpty, { name: heading.text }), isGrave: true, button });
  }
  const [uploaded = ''] = task.input.earlier ?? [];
  for (const line of linesOfWork(document)) {
    const isTold = !uploaded.includes(line.text);
    const key = isLeftover(line.text) ? 'pointLeftover' : isTold && isTalk(line.text) ? 'pointTalk' : undefined;
    if (key) points.push({ words: fill(words[key], { line: quoteLine(line.text) }), isGrave: true });
  }
  return points;
}

const playful = pattern('u')`(?<!\p{L})(?:${readinessCues.any('playful')})(?!\p{L})`;

/** "leon.killer09@…"; a word of one's own name is none. */
function playfulAddress({ head }: ResumeDocument): string | undefined {
  const { email = '', name = '' } = head.contact;
  const own = new Set(
    foldLetters(name)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
  const parts = (email.split('@')[0]?.toLowerCase() ?? '').split(
    /[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u,
  );
  return parts.some((part) => !own.has(part) && playful.test(part)) ? email : undefined;
}

const linesOfWork = ({ sections }: ResumeDocument): Line[] =>
  sections.filter(({ kind }) => isWork(kind)).flatMap(({ entries }) => entries.flatMap(({ body }) => body));

/** A sign alone. */
const isLeftover = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** Only what was told here: an uploaded line may have "wait" in it for another reason. */
const isTalk = (text: string): boolean => chatWords.test(text);

/** What was answered in this chat is not asked again. */
function isOpen({ input }: Task, { code }: ReadyItem): boolean {
  if (code === 'nothing-stops') return false;
  const said = [...input.history.filter(({ role }) => role === 'user').map(({ content }) => content), input.message];
  return code !== 'gap' || !said.some((text) => listen(text).topics.some((topic) => ofGaps.has(topic)));
}

const ofGaps: ReadonlySet<string> = new Set(['gap', 'parental', 'care', 'illness', 'prison', 'unemployed']);

/** Without these nobody can answer. */
const unreachable: ReadonlySet<string> = new Set(['no-name', 'no-email', 'no-experience']);

function stopPoint(task: Task, item: ReadyItem): ReadyPoint {
  const { language, document } = task.input;
  const line =
    item.code === 'private' ? linesOf(document).find(({ text }) => quoteLine(text) === item.params.line) : undefined;
  const label = fill(replyWords[language].takeOutThis, { name: line?.text ?? '' });
  return {
    words: sayReady(item, language),
    isGrave: unreachable.has(item.code),
    ...(line && { button: choice(task, label, { line: line.id }, 'remove') }),
  };
}

function openPoint(task: Task, names: readonly string[]): ReadyPoint[] {
  if (names.length === 0) return [];
  const words = replyWords[task.input.language];
  const button = choice(task, words.showMissing, {}, 'missing');
  return [
    {
      words: fill(words.pointOpen, { names: names.join(traitsOf(task.input.language).listSeparator) }),
      isGrave: false,
      button,
    },
  ];
}
