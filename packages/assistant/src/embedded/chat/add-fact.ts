import { findSkill } from '@fitted/resume/lexicon/find-skills';
import type { ChatAnswer } from '../../assistant.ts';
import { replyWords } from '../../chat/data/reply-words.ts';
import { addBullet, addItem } from '../structure/place-fact.ts';
import { change, type Handler, listNames, say, type Turn } from './answer.ts';
import { entryNamedIn, findEntry, findSection, nameOfEntry, nameOfSection } from './find-target.ts';
import { readCommand } from './read-command.ts';

/** "add Python to Skills", "add that I trained two nurses at Alder Hospital". */
export const addTo: Handler = (turn) => {
  const { fact = '', place = '' } = turn.groups;
  return addAt(turn, fact, place) ?? add({ ...turn, groups: { fact: `${fact} ${afterFact(turn, fact)}` } });
};

/** The words behind the fact, as they were written: "at Fennel Games" belonged to it after all. */
function afterFact({ input }: Turn, fact: string): string {
  const { message } = input;
  return message.slice(message.indexOf(fact) + fact.length).trim();
}

export const add: Handler = (turn) => {
  const fact = (turn.groups.fact ?? '').trim().replace(/[.。]$/u, '');
  const { document } = turn.input;
  const entry = entryNamedIn(document, fact);
  if (entry) return stateFact(change(turn, [addBullet(turn.reading, entry, fact)]), fact);
  const skills = document.sections.filter(({ kind }) => kind === 'skills');
  const isSkill = findSkill(fact, turn.reading.language) !== undefined;
  const edit = isSkill && skills[0] && skills.length === 1 ? addItem(skills[0], fact) : undefined;
  if (edit) return stateFact(change(turn, [edit]), fact);
  return stateFact(say(turn, 'whereToAdd', { fact, names: listNames(placesOf(turn)) }), fact);
};

/** A statement about oneself that asks for nothing: a fact to keep, and to place where it says. */
export function stateAboutSelf(turn: Turn): ChatAnswer | undefined {
  const text = turn.input.message.trim().replace(/\s+/gu, ' ');
  if (
    text.length > 400 ||
    !/^(?:i (?:have|had|am|was|did|do|use|used|work|worked|led|lead|built|managed|know|speak|hold|trained|wrote|taught|ran|also|\p{L}+ed)\b|he |tengo |trabajé |j['’]ai |je |ich (?:habe|bin|war|kann)|我|本人|私は)/iu.test(
      text,
    )
  )
    return undefined;
  return add({ ...turn, groups: { fact: text } });
}

/** "Skills" after "Where should I add …?": the fact is in the turn before. */
export function placePendingFact(turn: Turn): ChatAnswer | undefined {
  const { history, language, document } = turn.input;
  const [question, asked] = [history.at(-1), history.at(-2)];
  if (question?.role !== 'assistant' || asked?.role !== 'user' || !asksWhere(question.content)) return undefined;
  const pending = readCommand(asked.content, [language, document.language]);
  const fact = pending
    ? pending.intent === 'add' || pending.intent === 'add-to'
      ? pending.groups.fact
      : undefined
    : asked.content;
  if (
    !fact ||
    !question.content.includes(
      fact
        .trim()
        .replace(/[.。]$/u, '')
        .slice(0, 40),
    )
  )
    return undefined;
  return addAt(turn, fact, turn.input.message);
}

/** The question stays recognisable by the words around the fact. */
function asksWhere(text: string): boolean {
  return Object.values(replyWords).some(({ whereToAdd }) => {
    const [before = '', after = ''] = whereToAdd.split(/\{fact\}|\n/u);
    return text.startsWith(before) && text.includes(after);
  });
}

function addAt(turn: Turn, fact: string, place: string): ChatAnswer | undefined {
  const { document } = turn.input;
  const name = place.replace(/^(?:under|in|to|at|the|unter|bei|en|dans|sous)\s+/iu, '');
  const section = findSection(document, name);
  if (section.kind === 'one' && !section.target.entries.some(({ head }) => head.length > 0)) {
    const edit = addItem(section.target, fact.trim());
    if (edit) return stateFact(change(turn, [edit]), fact);
  }
  const entry = findEntry(document, name);
  const named = entry.kind === 'one' ? entry.target : entryNamedIn(document, name);
  return named && stateFact(change(turn, [addBullet(turn.reading, named, fact)]), fact);
}

function stateFact(answer: ChatAnswer, fact: string): ChatAnswer {
  return { ...answer, statedFacts: [fact.trim()] };
}

function placesOf({ input }: Turn): string[] {
  return input.document.sections.flatMap((section) => {
    const entries = section.entries.filter(({ head }) => head.length > 0);
    return entries.length > 0 && section.kind !== 'education'
      ? entries.map(nameOfEntry)
      : section.heading
        ? [nameOfSection(section)]
        : [];
  });
}
