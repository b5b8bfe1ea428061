import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { actOf } from '../operations/act-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';

/** What a clause may ask for though the act that it was read into takes something away. */
const wordings: readonly ActName[] = ['reword', 'write', 'improve', 'fix', 'tailor'];

const surely = 0.5;
const hardly = 0.25;

/** "remove the interests and reword the profile": the second clause is an act of its own, and loses nothing. */
export const splitActs = (acts: readonly Act[]): readonly Act[] => acts.flatMap(split);

function split(act: Act): readonly Act[] {
  if (act.name !== 'remove') return [act];
  const clauses = clausesOf(act.text);
  for (const [at, { text, at: from, act: cue }] of clauses.entries()) {
    const name = at > 0 && cue === undefined ? otherAct(text) : undefined;
    if (name) return [part(act, act.from, act.from + from, 'remove'), part(act, act.from + from, act.to, name)];
  }
  return [act];
}

function otherAct(text: string): ActName | undefined {
  const shares = new Map<ActName, number>();
  for (const { label, share } of readOperation(text)) {
    const name = actOf[label];
    if (name) shares.set(name, (shares.get(name) ?? 0) + share);
  }
  if ((shares.get('remove') ?? 0) > hardly) return undefined;
  const sum = wordings.reduce((all, name) => all + (shares.get(name) ?? 0), 0);
  return sum >= surely ? 'reword' : undefined;
}

const part = (act: Act, from: number, to: number, name: ActName): Act => ({
  ...act,
  name,
  from,
  to,
  text: act.text.slice(from - act.from, to - act.from).trim(),
  slots: act.slots.filter((slot) => slot.from >= from && slot.to <= to),
});
