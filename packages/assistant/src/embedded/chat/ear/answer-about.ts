import type { Topic } from '@fitted/language/topics';
import type { ResumeDocument, Section } from '@fitted/resume/document';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { slotsNamed } from '../acts/act-task.ts';
import { phraseMeant } from '../acts/cut-phrase.ts';
import { openTask } from '../operations/task.ts';
import { personalMeant, thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { advise, adviseThing } from './answer-topics.ts';
import { lookAtParts, lookAtThing } from './looks.ts';

/** The advice on a thing, by the section it is in; without one, the general advice applies. */
const topics: Readonly<Partial<Record<Section['kind'], Topic>>> = {
  interests: 'hobbies',
  references: 'references',
  summary: 'objective',
  skills: 'which-skills',
  languages: 'language-level',
  volunteering: 'volunteering',
};

/** A question about something in this resume: "does the Waffle House job even help me?" */
export async function answerAbout(input: ChatInput, question: string): Promise<ChatAnswer | undefined> {
  const { document } = input;
  const asked = readActs(question, document).filter(({ name }) => name === 'ask' || name === 'review');
  const slots = asked.flatMap((act) => [...slotsNamed(act, 'about'), ...slotsNamed(act, 'thing')]);
  const names = question.length <= shortest ? [...slots, question] : slots;
  const task = openTask(input, 'advice', question);
  const personal = names.flatMap((name) => personalMeant(document, name));
  if (personal.length > 0) return advise(input, ['personal-data'], [lookAtParts(task, personal)]);
  const [thing] = [...names, question].flatMap((name) => thingNamed(document, name) ?? []);
  if (!thing) return undefined;
  const look = lookAtThing(task, thing);
  if ('line' in thing && document.head.lines.includes(thing.line)) return advise(input, ['personal-data'], [look]);
  const section = sectionOf(document, thing);
  const topic = section && topics[section.kind];
  return topic ? advise(input, [topic], [look]) : adviseThing(input, look);
}

/** A longer question is about more than what it names. */
const shortest = 60;

function thingNamed(document: ResumeDocument, name: string): Thing | undefined {
  const phrase = phraseMeant(document, name);
  if (phrase) return phrase;
  const { things, isClear } = thingMeant(document, name);
  return isClear ? things[0] : undefined;
}

function sectionOf({ sections }: ResumeDocument, thing: Thing): Section | undefined {
  if (thing.kind === 'section') return thing.section;
  return sections.find(({ entries }) =>
    entries.some((entry) =>
      thing.kind === 'entry'
        ? entry === thing.entry
        : entry.body.includes(thing.line) || entry.head.includes(thing.line),
    ),
  );
}
