import { assistantWords } from '@fitted/language/packs';
import type { Entry, YearMonth } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import type { Reading } from '../../reading.ts';
import { openOwnClauses } from './own-clauses.ts';
import { isSaid, widthOf } from './said.ts';
import { presentStudy, studySentence } from './study.ts';
import { findDeeds } from './summary-deeds.ts';
import { findHoldings, findTools, type Holding } from './summary-holdings.ts';
import { hasRoles, introduce, roleSentence } from './summary-role.ts';
import { bestTasks, joinTasks, tasksOf } from './tasks.ts';

const enough = 3;
const maxHeld = 4;
const widestHeld = 110;

/**
 * Who somebody is, what they do that matters to this job, and what they hold, in short sentences of nothing but their own words,
 * best first. Written because they asked for it, so a thin one is better than none: none at all only of an empty resume.
 */
export function factSentences(reading: Reading, today: YearMonth): string[] {
  const isOwn = openOwnClauses(reading);
  const study = presentStudy(reading, today);
  const introduced = introduce(reading);
  const opening = study ? studySentence(study) : introduced?.text;
  const role = introduced?.entry;
  const place = study || !role ? bestPlace(reading, study) : role;
  const deeds = findDeeds(reading, place, !hasRoles(reading));
  const sentences: string[] = [];
  const add = (text: string | undefined) => {
    if (text && !isSaid(text, sentences.join('\n'))) sentences.push(text);
  };
  add(opening);
  const tasks = place ? bestTasks(tasksOf(reading, place, deeds, isOwn)) : [];
  if (place && place === role && !study) for (const text of ofRole(reading, tasks)) add(text);
  else if (place) {
    add(besides(reading, place, tasks));
    if (role && role !== place) add(roleSentence(reading, role));
  }
  add(held(reading, sentences, isOwn));
  if (sentences.length < enough) add(schooling(reading));
  return sentences;
}

/** The study or training that is nearest to the job, for somebody who has little else to tell. */
function schooling({ document, relevance, askedFor }: Reading): string | undefined {
  const asked = askedFor();
  const [best] = document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries)
    .map((entry) => ({
      entry,
      worth: entry.head.reduce((sum, { id, text }) => sum + asked.weightAt(id) + relevance.overall(text), 0),
    }))
    .sort((one, other) => other.worth - one.worth);
  return best && best.worth > 0 && best.entry.fields.title ? studySentence(best.entry) : undefined;
}

/** "Aufgaben: Mahnwesen, Kassenführung", and what came of the work in sentences of its own. */
function ofRole(reading: Reading, tasks: ReturnType<typeof bestTasks>): string[] {
  const { tasks: template } = assistantWords[reading.language].summary;
  const [plain, results] = [tasks.filter(({ isResult }) => !isResult), tasks.filter(({ isResult }) => isResult)];
  const isLabelled = template !== '{items}';
  return [
    ...(plain.length > 0 ? [template.replace('{items}', () => joinTasks(reading, plain, isLabelled))] : []),
    ...results.map(({ text }) => text),
  ];
}

/** A place of work or study as it stands, and what was done there. */
function besides(reading: Reading, { head, fields: { period } }: Entry, tasks: ReturnType<typeof bestTasks>): string {
  const { colon } = assistantWords[reading.language].summary;
  const lines = head.map(({ text }) => text);
  // A line that is a label of those after it ("Praktikum") belongs to the first of them.
  const name =
    lines.filter((text) => text !== period?.text).join(', ') +
    (lines.includes(period?.text ?? '') ? ` (${period?.text})` : '');
  return tasks.length > 0 ? name + colon + joinTasks(reading, tasks, true) : name;
}

/** What is nearest to the job of all that somebody did, the latest first; a place with bullets says more than one without. */
function bestPlace(reading: Reading, study: Entry | undefined): Entry | undefined {
  const places = reading.document.sections.flatMap(({ kind, entries }) =>
    entries.filter(
      (entry) =>
        entry !== study &&
        entry.head.length > 0 &&
        (isWork(kind) || (kind === 'education' && entry.body.some((line) => line.kind === 'bullet'))),
    ),
  );
  const near = nearTo(reading);
  const worth = ({ head, body }: Entry) =>
    [...head.slice(-1), ...body].reduce(
      (sum, { id, text }) => sum + reading.askedFor().weightAt(id) + reading.relevance.overall(text) + near(text),
      body.length > 0 ? 0.5 : 0,
    );
  const end = ({ fields: { period } }: Entry) =>
    period?.isCurrent ? 9999 * 12 : ((period?.end ?? period?.start)?.year ?? 0);
  return [...places].sort((one, other) => worth(other) - worth(one) || end(other) - end(one))[0];
}

/** How many words begin like one of the posting or end one: "Autohaus" beside "Autowerkstatt". */
function nearTo({ job: { profile } }: Reading): (text: string) => number {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const asked = [
    ...new Set(
      [profile.title, ...profile.requirements.map(({ quote }) => quote), ...profile.responsibilities].flatMap(words),
    ),
  ];
  const isNear = (word: string) =>
    asked.some((other) => other.length > alike + 1 && (other.startsWith(word.slice(0, alike)) || other.endsWith(word)));
  return (text) => words(text).filter(isNear).length * 0.5;
}

const alike = 4;

/** Certificates, degrees, languages and tools that are asked for and not said yet. */
function held(reading: Reading, sentences: readonly string[], isOwn: (text: string) => boolean): string | undefined {
  const { comma, held: template } = assistantWords[reading.language].summary;
  const told = sentences.join('\n');
  const names = [...findHoldings(reading), ...listedAndAsked(reading), ...findTools(reading)]
    .sort((one, other) => other.weight - one.weight)
    .map(({ text }) => titleAlone(reading, text))
    .filter((text) => !told.toLowerCase().includes(text.toLowerCase()) && !isSaid(text, told) && isOwn(text));
  const unique = names.filter(
    (text, at) => !names.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)),
  );
  const chosen: string[] = [];
  for (const name of unique)
    if (chosen.length < maxHeld && widthOf([...chosen, name].join(comma)) <= widestHeld) chosen.push(name);
  if (chosen.length === 0) return undefined;
  const text = chosen.join(comma);
  return template.replace('{items}', () => (template === '{items}' ? capital(text) : text));
}

/** "Técnico Superior en Finanzas, Valladolid": the town is told below. */
function titleAlone({ document }: Reading, text: string): string {
  const titles = document.sections.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields.title ?? []));
  return titles.find((title) => text.startsWith(`${title},`)) ?? text;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Items of the person's own lists, as they write them. */
function listedAndAsked({ document, relevance }: Reading): Holding[] {
  return document.sections
    .filter(({ kind }) => kind === 'skills' || kind === 'languages')
    .flatMap(({ groups }) =>
      groups.flatMap(({ items }) => items.map((item) => ({ text: item, weight: relevance.named(item) * 0.9 }))),
    )
    .filter(({ text, weight }) => weight > 0 && widthOf(text) <= widestHeld / 2);
}
