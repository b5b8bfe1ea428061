import { pattern } from '@fitted/language/pattern';
import type { Entry, Section } from '@fitted/resume/document';
import { wishCues } from '../../../cues.ts';
import { removeLine, replaceLine } from '../../build-edit.ts';
import { change, say } from '../answer.ts';
import { countWords } from '../data/slot-patterns.ts';
import { foldLetters } from '../fold-name.ts';
import { bulletsOf, leastRelevant, rolesOf } from '../least-relevant.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { sentencesOf } from '../take-out.ts';
import { thingMeant } from './thing-meant.ts';
import type { Grant, WishTask } from './wish-task.ts';

const counted = pattern('u')`
  (?<!\p{L})(?<count>\d{1,2}|one|a single|two|three|four|five|ein(?:e|en)?|zwei|drei|vier|une?|deux|trois|quatre
  |una?|dos|tres|cuatro)\s+(?:\p{L}+\s)?(?<unit>sentences?|satze?|phrases?|frases?|oracion(?:es)?|lines?|bullets?
  |points?|zeilen?|punkte?|stichpunkte?|lignes?|puces?|lineas?|renglon(?:es)?|puntos?)(?!\p{L})
  |(?<asian>[一二三四五\d])(?<asianUnit>句话?|条|行|文)
`;

/** Cuts what is named to so many sentences or bullets; those that the message wants kept stay. */
export const shortenTo: Grant = (task) => {
  const { wish, told } = task;
  const folded = foldLetters(wish.text).toLowerCase();
  const { count: said = '', asian = '' } = counted.exec(folded)?.groups ?? {};
  const count = Number(said) || countWords[said] || (said === 'a single' ? 1 : 0) || countWords[asian] || Number(asian);
  // "everything before 2005 in two lines" is about several jobs.
  const isOfTime = [wish.text, ...told.map(({ text }) => text)].some((text) =>
    /(?<!\p{L})(?:before|vor|avant|antes de)\s+(?:19|20)\p{N}{2}/iu.test(text),
  );
  if (!count || isOfTime) return undefined;
  const { entry, section } = meantBy(task);
  if (entry) return cutBullets(task, entry, count);
  return section?.kind === 'summary' ? cutSentences(task, section, count) : undefined;
};

/** What the wish names; otherwise what the message mentioned before it. */
function meantBy({ input, wish, told }: WishTask): { entry?: Entry | undefined; section?: Section | undefined } {
  for (const text of [wish.text, ...told.map((clause) => clause.text).reverse()]) {
    const { entries, sections } = mentionsIn(input.document, text);
    const [thing] = thingMeant(input.document, text.split(/\s(?:keep|to|a|à|auf|en)\s/u)[0] ?? '').things;
    const entry = entries.length === 1 ? entries[0] : thing?.kind === 'entry' ? thing.entry : undefined;
    if (entry) return { entry };
    if (sections.length === 1) return { section: sections[0] };
  }
  return {};
}

const keeps = pattern('iu')`${wishCues.any('keeps')}`;

function cutBullets(task: WishTask, entry: Entry, count: number) {
  const role = rolesOf(task).find((one) => one.entry === entry);
  const bullets = bulletsOf(entry);
  if (!role || bullets.length <= count) return say(task, 'alreadySo');
  const found = keeps.exec(task.wish.text);
  const kept = found ? task.wish.text.slice(found.index + found[0].length) : '';
  const stays = kept === '' ? [] : thingMeant(task.input.document, `${kept} line`, { entry }).things;
  const isKept = (id: string) => stays.some((thing) => 'line' in thing && thing.line.id === id);
  const doomed = leastRelevant(task, role, 0)
    .filter(({ line }) => !isKept(line.id))
    .slice(0, bullets.length - count);
  return change(
    task,
    doomed.map(({ line }) => removeLine(line, 'shorter')),
    'shortened',
  );
}

/** The sentences that matter most for this job, in their original order. */
function cutSentences(task: WishTask, section: Section, count: number) {
  const [line, ...others] = section.entries.flatMap(({ body }) => body);
  const sentences = line ? sentencesOf(line.text) : [];
  if (!line || others.length > 0) return undefined;
  if (sentences.length <= count) return say(task, 'alreadySo');
  const { relevance } = task.reading;
  const worth = (text: string) => relevance.overall(text) + (/\p{N}/u.test(text) ? 0.6 : 0);
  const kept = new Set([...sentences].sort((one, other) => worth(other) - worth(one)).slice(0, count));
  const after = sentences
    .filter((sentence) => kept.has(sentence))
    .join('')
    .trim();
  return { ...change(task, [replaceLine(line, after, 'shorter')], 'shortened'), askedLines: [after] };
}
