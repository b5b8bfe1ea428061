import type { StatedFact } from '@fitted/contract/assistant/assistant';
import { kindAsked } from '@fitted/contract/assistant/question-kinds';
import { packs } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { isChoice } from '@fitted/resume/job/is-choice';
import { type Requirement, unknownNames } from '@fitted/resume/job/job-profile';
import { getSkill } from '@fitted/resume/lexicon/find-skills';
import type { SkillKind } from '@fitted/resume/lexicon/read-skills';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { degreeScore } from '@fitted/resume/parse/rows/row-signs';
import { weighFacts } from '../../../improve/stated-facts.ts';
import { placeAnswer } from '../../../interview/place-answers.ts';
import { asItem, bareDeed, isClause } from '../../chat/facts/bare-fact.ts';
import type { Reading } from '../../reading.ts';
import { entryToldOf } from './entry-told-of.ts';
import { type ListedItem, listItems } from './list-told-items.ts';
import { placeAgain } from './place-again.ts';
import { addBullet } from './place-fact.ts';

/** Adds what the person has told us besides the resume, if it says where it belongs; the rest waits for a question. */
export function useFacts(reading: Reading, facts: readonly StatedFact[]): Edit[] {
  const again = weighFacts(facts).own.map((fact) => ({
    fact,
    // An answer says by itself where it belongs.
    edits: fact.from === 'interview' ? [] : placeAgain(reading, fact),
  }));
  // Of several lines, only an answer is known to belong together.
  const isWhole = ({ from, text }: StatedFact) => from === 'interview' || !text.includes('\n');
  const told = again.flatMap(({ fact, edits }) => (edits.length === 0 && isWhole(fact) ? fact : []));
  const bullets: Edit[] = again.flatMap(({ edits }) => edits);
  const items: ListedItem[] = [];
  for (const fact of told) {
    const { text } = fact;
    if (isPlacedByQuestion(fact)) {
      const placed = placeAnswer(reading, fact);
      bullets.push(...placed.edits);
      items.push(...placed.items);
      continue;
    }
    const asked = reading.job.profile.requirements.find((one) => fold(one.text) === fold(text));
    const role = asked ? undefined : entryToldOf(reading.document, text);
    if (asked) items.push(...itemsOfYes(asked));
    else if (!role) items.push(...itemsOfWords(reading, text));
    else if (!isSaid(reading, text))
      bullets.push(addBullet(reading, role.entry, bareDeed(text, role.entry), role.name));
  }
  return [...bullets, ...listItems(reading, items)];
}

/** A plain yes to a requirement names the thing and no role, so it is listed instead. */
const isPlacedByQuestion = (fact: StatedFact): boolean => {
  const kind = kindAsked(fact);
  return fact.from === 'interview' || (kind !== undefined && kind !== 'requirement');
};

/** A plain yes to what the posting asks for. For a choice ("Go or Python") it does not say which. */
function itemsOfYes(asked: Requirement): ListedItem[] {
  if (isChoice(asked)) return [];
  switch (asked.kind) {
    case 'tool':
    case 'practice':
      return [{ list: 'skills', item: asked.text }];
    case 'language':
      return [{ list: 'languages', item: asked.text }];
    case 'credential':
    case 'degree':
    case 'licence':
      return [{ list: listOf('credential', asked.text), item: asked.text }];
    default:
      return [];
  }
}

/** The requirements that their own words name. A little of one must not be listed as all of it. */
function itemsOfWords(reading: Reading, text: string): ListedItem[] {
  const isLittle = packs[reading.language].doubts.unproven.test(text);
  const terms = reading.job.profile.requirements.flatMap((one): ListedItem[] => {
    const name = unknownNames(one).find((spelling) => wordPattern(spelling).test(text));
    return name && !isLittle ? [{ list: 'skills', item: name }] : [];
  });
  const skills = reading.skillsIn(text).flatMap(({ skill, spelling }): ListedItem[] => {
    const { kind } = getSkill(skill);
    if (kind === 'skill') return reading.wanted.has(skill) && !isLittle ? [{ list: 'skills', item: spelling }] : [];
    return kind === 'trait' ? [] : itemInWords(text, kind, spelling, isLittle);
  });
  return [...terms, ...skills];
}

/** "CPA since 2019", "French (basic)": the level and the date are part of the item. A sentence about it is not an item. */
function itemInWords(text: string, kind: SkillKind, name: string, isLittle: boolean): ListedItem[] {
  const item = asItem(text);
  const isSentence = isClause(item) || /\s(?:is|are|was|ist|sind|war|est|sont|es|son)\s/iu.test(item);
  const isLevel = kind === 'language' && item.toLowerCase().startsWith(name.toLowerCase());
  return isSentence || (isLittle && !isLevel) ? [] : [{ list: listOf(kind, item), item }];
}

function listOf(kind: SkillKind, item: string): ListedItem['list'] {
  if (kind === 'language') return 'languages';
  return degreeScore(item) > 0 ? 'education' : 'certifications';
}

function isSaid({ document }: Reading, text: string): boolean {
  return linesOf(document).some((line) => line.text.toLowerCase().includes(text.toLowerCase()));
}
