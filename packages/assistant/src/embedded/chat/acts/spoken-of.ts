import type { ResumeDocument } from '@fitted/resume/document';
import type { ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { slotsNamed } from './act-task.ts';
import { phraseMeant, runStanding } from './cut-phrase.ts';

/** Messages that name nothing themselves keep "it" alive; nobody means anything further back. */
const reach = 3;

const fewLines = 2;

/** The one thing of this resume that was spoken of last: "The 3 points. Must I write them?", and a message between that only says "it". */
export function thingSpokenOf({ document, history }: ChatInput, or?: 'a section'): Thing | undefined {
  const said = history.filter(({ role }) => role === 'user').slice(-reach);
  for (const { content } of [...said].reverse()) {
    const thing = thingIn(document, content, or !== undefined);
    if (thing || !isBare(document, content)) return thing;
  }
  return undefined;
}

/** It names nothing of this resume. */
const isBare = (document: ResumeDocument, message: string): boolean =>
  !isNamed(mentionsIn(document, message)) && thingMeant(document, message).things.length === 0;

function thingIn(document: ResumeDocument, content: string, isSectionToo: boolean): Thing | undefined {
  const acts = readActs(content, document).filter(({ name }) => name !== 'talk' && name !== 'why');
  const slots = acts.flatMap((act) => [...slotsNamed(act, 'about'), ...slotsNamed(act, 'thing')]);
  const names = [...slots, ...clausesOf(content).map(({ text }) => text)];
  const asked = acts.filter(({ name }) => name === 'ask').map(({ text }) => text);
  for (const name of names) {
    const run = runStanding(document, name);
    const phrase = run && phraseMeant(document, run);
    if (phrase) return phrase;
    const { things, isClear } = thingMeant(document, name);
    const [only, ...others] = things;
    if (!isClear || !only || others.length > 0 || (only.kind === 'section' && !isSectionToo)) continue;
    // "It" refers to a job only if the question itself was about the job.
    if (only.kind !== 'entry') return only;
    const { head, body } = only.entry;
    if (head.length + body.length <= fewLines && asked.some((text) => text.includes(name))) return only;
  }
  return undefined;
}
