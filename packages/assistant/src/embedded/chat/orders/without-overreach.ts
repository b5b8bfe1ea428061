import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { hearActs } from '../acts/hear-acts.ts';
import { answerRequests } from '../answer-requests.ts';
import { mentionsIn } from '../operations/mentions.ts';

const removing: ReadonlySet<ActName> = new Set<ActName>(['remove', 'retract', 'no', 'change']);

/**
 * "Make the profile shorter and take the fishing out": if a whole section or job would go that only another part of the message names,
 * each part is read alone.
 */
export async function withoutOverreach(
  input: ChatInput,
  answer: ChatAnswer,
  read: (input: ChatInput) => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const large = answer.edits.filter(({ kind, target }) => kind === 'remove' && !('lineId' in target));
  if (large.length === 0) return answer;
  const places = large.filter((edit) => isOnlyPlace(input, edit));
  if (places.length > 0) {
    const edits = answer.edits.filter((edit) => !places.includes(edit));
    const rest = edits.length > 0 ? answer : { ...answer, words: '', action: 'none' as const };
    return { ...rest, edits, unsure: [...(answer.unsure ?? []), ...places] };
  }
  const acts = hearActs(input).filter(({ name }) => name !== 'why' && name !== 'talk');
  const isOthers = (edit: Edit) => {
    const naming = acts.filter((act) => names(input, act, edit));
    return naming.length > 0 && !naming.some(({ name }) => removing.has(name));
  };
  if (acts.length < 2 || !large.some(isOthers)) return answer;
  const alone = await answerRequests(
    input,
    acts.map(({ text }) => text),
    (one) => read(one),
  );
  return { ...alone, edits: alone.edits.filter((edit) => edit.kind !== 'remove' || !isOthers(edit)) };
}

/** "the clichés in my profile" names the profile as the place of what is to go. */
function isOnlyPlace({ document, message }: ChatInput, edit: Edit): boolean {
  const acts = readActs(message.normalize('NFC'), document).filter(({ name }) => name === 'remove');
  const has = (slot: 'thing' | 'place') =>
    acts.some((act) => act.slots.some(({ name, text }) => name === slot && isNamedIn(document, text, edit)));
  return acts.some(({ slots }) => slots.some(({ name }) => name === 'thing')) && has('place') && !has('thing');
}

const names = ({ document }: ChatInput, { text }: Act, edit: Edit): boolean => isNamedIn(document, text, edit);

function isNamedIn(document: ResumeDocument, text: string, { target }: Edit): boolean {
  const { sections, entries } = mentionsIn(document, text);
  return (
    ('sectionId' in target && sections.some(({ id }) => id === target.sectionId)) ||
    ('entryId' in target && entries.some(({ id }) => id === target.entryId))
  );
}
