import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { EntryFields } from '../../document.ts';
import { organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import { countWords } from '../words/word-list.ts';
import { roleOrEmployer } from './name-kind.ts';
import { placeScore } from './places.ts';
import type { RawEntry } from './split-head.ts';

/** Separates a role from its employer in a phrase: "Java developer in Kestrel company", "Krankenpflegerin im UKE". */
const within = pattern('u')`\s(?:in|im|am|beim|presso|${readingCues.any('atEmployer')})\s(?:the\s|der\s)?(?=\p{Lu})`;

/** Finds an employer that is named only in the same phrase as the role. */
export function employerInPhrase(own: EntryFields): EntryFields {
  // Without another name the whole phrase may have been taken for the employer.
  const { title = own.organisation ?? '' } = own;
  const organisation = own.title === undefined ? undefined : own.organisation;
  const found = within.exec(title);
  const isNamed = organisation !== undefined && placeScore(organisation) === 0;
  if (!found || isNamed) return own;
  const [role, house] = [title.slice(0, found.index), title.slice(found.index + found[0].length).replace(/\.$/u, '')];
  if (titleScore(role) < 2 || titleScore(house) > 0 || placeScore(house) === 2 || countWords(house) > 6) return own;
  const isHouse = organisationScore(house) > 0 || /\scompany$/iu.test(house) || roleOrEmployer(house) < -0.5;
  if (!isHouse) return own;
  return { ...own, title: role, organisation: house, ...(organisation !== undefined && { place: organisation }) };
}

/** "Kestrel Ltd (kestrel.example)", "Kestrel Ltd (mostly from home)". */
function withoutAside(name: string): string {
  const at = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const aside = name.slice(at + 2, -1);
  const isAddress = !aside.includes(' ') && /[\p{Ll}\d]\.\p{Ll}{2}/u.test(aside);
  return at > 0 && (isAddress || (/^\p{Ll}/u.test(aside) && countWords(aside) > 2)) ? name.slice(0, at) : name;
}

/** Cuts off what follows the employer's name: work ("Kestrel Ltd, writing an app") or a town ("Kestrel in Leeds"). */
export function withoutTelling(own: EntryFields): EntryFields {
  const { organisation } = own;
  if (organisation === undefined) return own;
  const [name = ''] = organisation.split(/,\s(?=\p{Ll}{4})/u);
  const at = name.search(/\sin\s\p{Lu}/u);
  const town = name.slice(at + 4);
  const isBeforeTown = at > 1 && schoolScore(name) === 0 && placeScore(town.split(',')[0] ?? '') > 0;
  const bare = withoutAside(isBeforeTown ? name.slice(0, at) : name);
  if (bare === organisation || bare === '') return own;
  return { ...own, organisation: bare, ...(isBeforeTown && own.place === undefined && { place: town }) };
}

const joiner = readingCues.any('joining');
const opensWithJoiner = pattern('u')`^${joiner}\s\p{Ll}`;
const endsWithJoiner = pattern('u')`\s${joiner}$`;

/** "Year abroad with" and "and voluntary work": a phrase that was cut within is the title as a whole. */
export function withoutTornPhrase({ head }: RawEntry, own: EntryFields): EntryFields {
  const { title, organisation, ...others } = own;
  if (title === undefined || organisation === undefined) return own;
  if (!opensWithJoiner.test(organisation) && !endsWithJoiner.test(title)) return own;
  const row = head.find(({ text }) => text.includes(title) && text.includes(organisation));
  if (!row) return own;
  const whole = row.text.replace(own.period?.text ?? '', '').replace(/^[\s,|–—:-]+|(?<![\s,|–—:-])[\s,|–—:-]+$/gu, '');
  return { ...others, title: whole };
}
