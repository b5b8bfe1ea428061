import type { ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { slotsNamed } from './act-task.ts';
import { phraseMeant, runStanding } from './cut-phrase.ts';

/** Nobody means anything further back by "it". */
const reach = 1;

const fewLines = 2;

/** The one thing of this resume that the previous message was about: "The 3 points. Must I write them?" */
export function thingSpokenOf({ document, history }: ChatInput): Thing | undefined {
  const said = history.filter(({ role }) => role === 'user').slice(-reach);
  for (const { content } of [...said].reverse()) {
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
      if (!isClear || !only || others.length > 0 || only.kind === 'section') continue;
      // "It" refers to a job only if the question itself was about the job.
      if (only.kind !== 'entry') return only;
      const { head, body } = only.entry;
      if (head.length + body.length <= fewLines && asked.some((text) => text.includes(name))) return only;
    }
  }
  return undefined;
}
