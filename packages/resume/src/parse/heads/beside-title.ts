import type { EntryFields } from '../../document.ts';
import { findPeriod } from '../periods/periods.ts';
import { lineKey } from '../rows/line-look.ts';
import { isProse, titleScore } from '../rows/row-signs.ts';
import { countWords } from '../words/word-list.ts';
import type { RawEntry } from './split-head.ts';

const edges = /^[\s:：|,–—-]+|(?<![\s:：|,–—-])[\s:：|,–—-]+$/gu;
const minTools = 3;

export const namesBeside = (entry: RawEntry, fields: EntryFields): EntryFields =>
  namesInLoudType(entry, employerBesideTitle(entry, fields));

/** "Kestrel Foods: Baker" above "Java | Docker | SQL": a row of tools names no employer, the role's own row does. */
function employerBesideTitle({ head }: RawEntry, fields: EntryFields): EntryFields {
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

const maxNameWords = 5;

/** "**Mentor - Kestrel** Mentor of six bakers in a programme": behind the loud names a row tells, and names no employer. */
function namesInLoudType({ head }: RawEntry, fields: EntryFields): EntryFields {
  const { title = '' } = fields;
  const row = head.find(({ text }) => text.startsWith(title));
  const [loud, told] = row?.look?.runs ?? [];
  if (title === '' || !row || !loud?.isBold || !told || told.isBold || countWords(told.text) <= maxNameWords)
    return fields;
  const [, role = '', house = ''] = /^(.{2,60}?)\s[-–—|]\s(.{2,60})$/u.exec(textOf(row.text, loud.text)) ?? [];
  return titleScore(role) >= 2 && titleScore(house) < 2 && isName(house)
    ? { ...fields, title: role, organisation: house }
    : fields;
}

/** The beginning of a row that has the letters of a run, whose dashes are not part of it. */
function textOf(text: string, run: string): string {
  const wanted = lineKey(run, text.length).length;
  let at = 0;
  for (let seen = 0; at < text.length && seen < wanted; at += 1) seen += lineKey(text[at] ?? '').length;
  return text.slice(0, at);
}
