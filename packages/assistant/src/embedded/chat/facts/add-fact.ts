import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../../assistant.ts';
import { talkCues } from '../../../cues.ts';
import { removeLine } from '../../build-edit.ts';
import { addBullet } from '../../structure/facts/place-fact.ts';
import { change, type Handler, say, type Turn } from '../answer.ts';
import { senses } from '../data/senses.ts';
import { findPlaceToAdd, type Place, splitPlaceToAdd } from '../find/find-place.ts';
import { bodyOf, entriesNamedIn, readHeading } from '../find/find-target.ts';
import { listedSkills, listFor } from '../find/list-items.ts';
import { isWholeResume } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { writeProfile } from '../profile/answer-profile.ts';
import { addAt, stateFact } from './add-at.ts';
import { newEntry, roleToldIn } from './add-role.ts';
import { askPlace } from './ask-place.ts';
import { isClause, withoutLeadIn } from './bare-fact.ts';
import { showTold } from './show-told.ts';

/** "put it in the first job", when we did not ask where it goes. */
export const itThere = pattern('iu')`^${talkCues.any('itThere')} ${talkCues.any('itPlace')} (.+)$`;

/** "add that I trained two nurses at Alder Hospital", "add Python to Skills": the place, if any, comes last. */
export const add: Handler = (turn) => {
  const fact = bareSaying(turn.groups.fact);
  if (isWholeResume(fact)) return say(turn, 'notUnderstood');
  const [, where] = itThere.exec(fact) ?? [];
  if (where) return moveWritten(turn, where);
  const name = withoutLeadIn(fact);
  const meaning = isClause(fact) ? undefined : readHeading(name);
  if (meaning?.kind === 'summary' && !turn.input.document.sections.some(({ kind }) => kind === 'summary')) {
    return writeProfile(turn, undefined);
  }
  // "add hobbies" says where, but not yet what.
  if (meaning?.isAmbiguous === false && !listedSkills(turn, fact)) return say(turn, 'whatToAdd', { name });
  const [, quoted, rest = ''] =
    /^(?:["“«「]|['‘](?=.*\s))([^"”»」'’]+)["”»」'’]\s+\S+\s+(\S.*)$/u.exec((turn.groups.fact ?? '').trim()) ?? [];
  if (quoted) return addTo({ ...turn, groups: { fact: quoted, place: rest } });
  const several = addEach(turn, fact);
  if (several) return several;
  const placed = splitPlaceToAdd(turn.input.document, fact, turn.spoken);
  return placed ? addAt(turn, unquote(placed.words), placed.place) : addBySense(turn, fact);
};

const partJoint = pattern('u')`,? ${talkCues.any('partJoint')} |, `;

/** "Rust to Skills and French to Languages": each with its own place. */
function addEach(turn: Turn, fact: string): ChatAnswer | undefined {
  const parts = fact.split(partJoint);
  const placed = parts.flatMap((part) => splitPlaceToAdd(turn.input.document, part, turn.spoken) ?? []);
  if (parts.length < 2 || placed.length < parts.length || isClause(fact)) return undefined;
  const answers = placed.map(({ words, place }) => addAt(turn, unquote(words), place));
  const edits = answers.flatMap((answer) => answer.edits);
  // Two edits of one list would each write it without the other's item.
  const isClear = new Set(edits.map(({ target }) => JSON.stringify(target))).size === parts.length;
  if (!isClear) return say(turn, 'notUnderstood');
  return { ...change(turn, edits), statedFacts: answers.flatMap(({ statedFacts }) => statedFacts) };
}

/** "add a new job: Barista at Starbucks, 2012 - 2014" */
export const addRole: Handler = (turn) => {
  const fact = bareSaying(turn.groups.fact);
  const section = turn.input.document.sections.find(({ kind }) => kind === 'experience');
  return section ? stateFact(change(turn, [newEntry(section, fact)]), fact) : askWhere(turn, fact);
};

/** "add a bullet under Alder Hospital saying …": the place comes before what to add. */
export const addTo: Handler = (turn) => {
  const fact = bareSaying(turn.groups.fact);
  const name = turn.groups.place ?? turn.groups.newPlace ?? '';
  const place = findPlaceToAdd(turn.input.document, name);
  if (fact === '') return say(turn, 'whatToAdd', { name: unquote(name) });
  return place ? addAt(turn, fact, place) : askWhere(turn, fact);
};

/** Adds a fact where its own words say it belongs: under the employer it names, or among the skills. */
export function addBySense(turn: Turn, fact: string): ChatAnswer {
  const { document } = turn.input;
  const role = roleToldIn(turn, fact);
  const [entry, ...others] = entriesNamedIn(document, fact);
  if (role && !entry) return stateFact(change(turn, [role]), fact);
  if (entry && others.length > 0) return addAt(turn, fact, { kind: 'roles', entries: [entry, ...others] });
  if (entry) return addAt(turn, fact, { kind: 'entry', entry });
  const link = linkIn(fact);
  if (link) return stateFact(change(turn, [newHeadLine(turn, link)]), link);
  const skills = listedSkills(turn, fact);
  const place = skills ? listFor(turn, skills) : placeBySense(turn, fact);
  return place ? addAt(turn, fact, place) : askWhere(turn, fact);
}

/** "I am a volunteer at the Red Cross" belongs under volunteering, whether the section exists or has to be created. */
function placeBySense({ input, reading }: Turn, fact: string): Place | undefined {
  const sense = isClause(fact) ? senses.find(({ pattern }) => pattern.test(fact)) : undefined;
  if (!sense) return undefined;
  const [section, ...others] = input.document.sections.filter(({ kind }) => kind === sense.section);
  if (others.length > 0) return undefined;
  return section
    ? { kind: 'section', section }
    : {
        kind: 'missing',
        section: sense.section,
        name: assistantWords[reading.language].chat.senses[sense.section].heading,
      };
}

/** Moves the line that our last reply added to another role. */
function moveWritten(turn: Turn, where: string): ChatAnswer {
  const [only, ...others] = linesWrittenLast(turn);
  const lines = bodyOf(turn.input.document.sections).filter(({ text }) => text === only);
  const place = findPlaceToAdd(turn.input.document, where);
  const [line] = lines;
  if (!line || lines.length > 1 || others.length > 0 || place?.kind !== 'entry') return say(turn, 'notUnderstood');
  const edits = [removeLine(line, 'requested'), addBullet(turn.reading, place.entry, line.text)];
  return stateFact(change(turn, edits), line.text);
}

/** A link or email address with hardly another word: a way to reach the person. */
function linkIn(fact: string): string | undefined {
  const [link] =
    /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+|(?<![\w.-])[\w-]+(?:\.[\w-]+)+\/\S+/u.exec(fact) ??
    [];
  return link && fact.replace(link, '').split(/\s+/u).length <= 5 ? link : undefined;
}

function newHeadLine({ input }: Turn, text: string): Edit {
  return {
    id: `stated-fact:head:${text}`,
    kind: 'insert-head-line',
    target: { afterLineId: input.document.head.lines.at(-1)?.id ?? null },
    before: '',
    after: text,
    reason: { code: 'stated-fact', params: {} },
    evidence: [],
  };
}

/** Where a fact that names no place belongs. */
export const askWhere = (turn: Turn, fact: string, among?: readonly Entry[]): ChatAnswer =>
  (among ? undefined : showTold(turn, [fact], 'where it is likely')) ?? askPlace(turn, fact, among ? { among } : {});

/** "… in there somewhere" does not name a place. */
const loose =
  / (?:in there|in here|somewhere|in there somewhere|somewhere in there|irgendwo(?: rein)?|quelque part|por ahí|en algún sitio)$/iu;

const sayingRemnant = pattern('u')`${talkCues.any('sayingRemnant')}`;

function bareSaying(text = ''): string {
  const bare = text
    .trim()
    .replace(/[.。]$/u, '')
    .replace(loose, '');
  return unquote(bare.replace(sayingRemnant, ''));
}
