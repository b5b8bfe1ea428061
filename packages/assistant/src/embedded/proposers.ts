import { assistantWords, traitsOf } from '@fitted/language/packs';
import type { Proposer } from './proposer.ts';
import { correctMarks } from './spelling/correct-marks.ts';
import { correctSpelling } from './spelling/correct-spelling.ts';
import { removeOtherEmployer } from './structure/facts/other-employer.ts';
import { orderBullets } from './structure/order/order-bullets.ts';
import { orderListedSkills } from './structure/order/order-listed-skills.ts';
import { orderRoles } from './structure/order/order-roles.ts';
import { orderSections } from './structure/order/order-sections.ts';
import { orderSkillGroups } from './structure/order/order-skill-groups.ts';
import { raiseToTop } from './structure/order/raise-to-top.ts';
import { surfaceSkills } from './structure/skills/surface-skills.ts';
import { addHeadline } from './structure/summary/headline.ts';
import { summariseFacts } from './structure/summary/summary.ts';
import { removePersonalData, removeWhatGoesWithoutSaying } from './structure/tidy/clutter.ts';
import { removeDuplicates } from './structure/tidy/duplicates.ts';
import { standardiseHeadings } from './structure/tidy/headings.ts';
import { removeInstructions } from './structure/tidy/instructions.ts';
import { removePageFurniture } from './structure/tidy/page-furniture.ts';
import { removeFirstSchool, removeSchoolBelow } from './structure/tidy/school-below.ts';
import { splitLines } from './structure/tidy/split-lines.ts';
import { unifyDates } from './wording/date-format.ts';
import { usePostingSpelling } from './wording/posting-spelling.ts';
import { putResultsFirst } from './wording/result-first.ts';
import { rewordLines, rewordProfile } from './wording/reword-lines.ts';
import { decodeEntities, mendSpacing, removeDoubledWords } from './wording/slips.ts';
import { mendTornText } from './wording/torn-text.ts';

/** Everything the engine proposes, in the order a reader wants to see it. The evaluation prints what each one gains. */
export const proposers: readonly Proposer[] = [
  { id: 'profile', isOn: true, touches: ['prose', 'bullet'], certainty: 'likely', propose: rewordProfile },
  // Off, both: readers found three of five headlines and all four summaries harmful.
  { id: 'headline', isOn: false, touches: ['head'], certainty: 'likely', propose: addHeadline },
  { id: 'summary', isOn: false, touches: [], certainty: 'sure', propose: summariseFacts },
  { id: 'wording', isOn: true, touches: ['bullet', 'prose'], certainty: 'likely', propose: rewordLines },
  {
    id: 'result-first',
    isOn: true,
    touches: ['bullet', 'prose'],
    certainty: 'likely',
    suits: (language) => assistantWords[language].resources.verbs,
    propose: putResultsFirst,
  },
  {
    id: 'posting-spelling',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'likely',
    propose: usePostingSpelling,
  },
  // Off: every reader found its additions to people's own lists harmful.
  { id: 'surface-skills', isOn: false, touches: ['list'], certainty: 'sure', propose: surfaceSkills },
  { id: 'order-skills', isOn: true, touches: ['list', 'label-value'], certainty: 'sure', propose: orderSkillGroups },
  {
    id: 'order-listed-skills',
    isOn: true,
    touches: ['list', 'label-value'],
    certainty: 'likely',
    propose: orderListedSkills,
  },
  { id: 'split', isOn: true, touches: ['bullet', 'prose'], certainty: 'likely', propose: splitLines },
  {
    id: 'order-bullets',
    isOn: true,
    // "Planned, taught and marked lessons" reads like a list of names.
    touches: ['bullet', 'list', 'prose'],
    certainty: 'sure',
    propose: orderBullets,
  },
  {
    id: 'doubled-words',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'unsure',
    propose: removeDoubledWords,
  },
  {
    id: 'entities',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'heading', 'head', 'fragment'],
    certainty: 'unsure',
    propose: decodeEntities,
  },
  {
    id: 'torn-text',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'heading', 'head', 'fragment'],
    certainty: 'unsure',
    propose: mendTornText,
  },
  {
    id: 'dates',
    isOn: true,
    touches: ['head'],
    certainty: 'likely',
    suits: (language) => assistantWords[language].resources.monthNames,
    propose: unifyDates,
  },
  {
    id: 'page-furniture',
    isOn: true,
    touches: ['address', 'fragment', 'heading', 'head', 'list', 'bullet', 'prose', 'label-value', 'continuation'],
    certainty: 'unsure',
    propose: removePageFurniture,
  },
  // Not in fragments: half a word in a torn cell looks like a typing mistake.
  {
    id: 'spelling',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'head', 'heading'],
    certainty: 'unsure',
    suits: (language) => assistantWords[language].resources.dictionary,
    propose: correctSpelling,
  },
  {
    id: 'marks',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'head', 'heading', 'fragment'],
    certainty: 'unsure',
    suits: (language) => assistantWords[language].marks !== null,
    propose: correctMarks,
  },
  {
    id: 'personal-data',
    isOn: true,
    touches: ['label-value', 'bullet', 'prose', 'head', 'fragment', 'list', 'heading'],
    certainty: 'unsure',
    propose: removePersonalData,
  },
  {
    id: 'goes-without-saying',
    isOn: true,
    touches: ['bullet', 'prose', 'label-value', 'fragment', 'heading'],
    certainty: 'likely',
    propose: removeWhatGoesWithoutSaying,
  },
  // Off: where school marks are asked for, readers missed them.
  { id: 'school-below', isOn: false, touches: [], certainty: 'sure', propose: removeSchoolBelow },
  {
    id: 'other-employer',
    isOn: true,
    touches: ['bullet', 'prose', 'continuation'],
    certainty: 'unsure',
    propose: removeOtherEmployer,
  },
  { id: 'first-school', isOn: true, touches: [], certainty: 'sure', propose: removeFirstSchool },
  { id: 'order-sections', isOn: true, touches: [], certainty: 'sure', propose: orderSections },
  // After the other moves, so that nothing ends up above it.
  { id: 'raise-to-top', isOn: true, touches: [], certainty: 'sure', propose: raiseToTop },
  { id: 'order-roles', isOn: true, touches: [], certainty: 'sure', propose: orderRoles },
  // Off: nobody noticed whether it says "About me" or "Summary".
  { id: 'headings', isOn: false, touches: ['heading'], certainty: 'sure', propose: standardiseHeadings },
  { id: 'duplicates', isOn: true, touches: ['bullet'], certainty: 'sure', propose: removeDuplicates },
  {
    id: 'spacing',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'likely',
    suits: (language) => traitsOf(language).writesSpaces,
    propose: mendSpacing,
  },
  {
    id: 'instructions',
    isOn: true,
    touches: ['bullet', 'prose', 'list', 'label-value', 'fragment', 'continuation', 'head', 'address', 'heading'],
    certainty: 'unsure',
    propose: removeInstructions,
  },
];
