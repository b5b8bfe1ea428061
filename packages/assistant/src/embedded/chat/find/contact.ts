import type { Contact } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { removeLine, replaceHeadLine } from '../../build-edit.ts';
import type { Turn } from '../answer.ts';
import { contactWords } from '../data/contact-words.ts';
import { foldName } from '../fold-name.ts';

const keys = ['email', 'phone', 'name', 'place'] as const satisfies readonly (keyof Contact)[];

/** "my phone number" means the one in the resume. */
export function contactNamed({ input }: Turn, name: string): string | undefined {
  const key = keys.find((one) => contactWords[one].test(foldName(name)));
  return key && input.document.head.contact[key];
}

/** Removes it from its line, or the whole line if it says nothing else. The person's name is never removed. */
export function removeContact(turn: Turn, name: string): Edit | undefined {
  const { lines, contact } = turn.input.document.head;
  const value = contactNamed(turn, name);
  const line = lines.find(({ text }) => value && text.includes(value));
  if (!value || !line || value === contact.name) return undefined;
  if (line.text.replace(/^[^:：]{1,20}[:：]\s*/u, '') === value) return removeLine(line, 'requested');
  const list = readItemList(line.text);
  const kept = list?.items.filter((item) => !item.includes(value)) ?? [];
  if (!list || kept.length === 0) return undefined;
  return replaceHeadLine(line, list.label + kept.join(list.separator) + list.end);
}
