import type { EntryFields } from '../../document.ts';
import { findPeriod } from '../periods/periods.ts';
import { isProse, titleScore } from '../rows/row-signs.ts';
import { countWords } from '../words/word-list.ts';
import type { RawEntry } from './split-head.ts';

const edges = /^[\s:：|,–—-]+|(?<![\s:：|,–—-])[\s:：|,–—-]+$/gu;
const minTools = 3;

/** "Kestrel Foods: Baker" above "Java | Docker | SQL": a row of tools names no employer, the role's own row does. */
export function employerBesideTitle({ head }: RawEntry, fields: EntryFields): EntryFields {
  const { title, organisation } = fields;
  if (title === undefined) return fields;
  const list = head.find(({ text }) => organisation !== undefined && text.includes(organisation));
  const row = head.find(({ text }) => text.includes(title));
  if (!row || row === list || (organisation !== undefined && !(list && isList(list.text)))) return fields;
  const role = roleBehindColon(title);
  const name = row.text.replace(role ?? title, '').replace(edges, '');
  if (!isName(name) || (organisation === undefined && role === undefined)) return fields;
  return { ...fields, title: role ?? title, organisation: name };
}

const isList = (text: string): boolean => text.split(/\s[|·]\s/u).length >= minTools && !findPeriod(text);

const isName = (name: string): boolean =>
  name !== '' && countWords(name) <= 6 && !findPeriod(name) && !isProse(name) && titleScore(name) < 2;

/** The role in "Kestrel Foods: Baker", if it is one by its words and what is before it is none. */
function roleBehindColon(title: string): string | undefined {
  const at = title.indexOf(': ');
  const role = title.slice(at + 2).trim();
  return at > 1 && titleScore(role) >= 2 && titleScore(title.slice(0, at)) === 0 ? role : undefined;
}
