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
import { draftSummary } from './structure/summary/draft-summary.ts';
import { removeWhatGoesWithoutSaying } from './structure/tidy/clutter.ts';
import { removeDuplicates } from './structure/tidy/duplicates.ts';
import { removeInstructions } from './structure/tidy/instructions.ts';
import { removePersonalData } from './structure/tidy/personal-data.ts';
import { removeRunningHeaders } from './structure/tidy/remove-running-headers.ts';
import { removeFirstSchool, removeSchoolBelow } from './structure/tidy/school-below.ts';
import { splitLines } from './structure/tidy/split-lines.ts';
import { suggestDeeds } from './suggest/deed-openings.ts';
import { leadWithAsked } from './suggest/lead-with-asked.ts';
import { suggestShortEndings } from './suggest/short-endings.ts';
import { suggestSkills } from './suggest/suggest-skills.ts';
import { unifyDates } from './wording/date-format.ts';
import { usePostingSpelling } from './wording/posting-spelling.ts';
import { putResultsFirst } from './wording/result-first.ts';
import { rewordLines, rewordProfile } from './wording/reword-lines.ts';
import { decodeEntities, mendSpacing, removeDoubledWords } from './wording/slips.ts';
import { mendTornText } from './wording/torn-text.ts';

/** Everything the engine proposes, in the order a reader wants to see it. The evaluation prints what each one gains. */
export const proposers: readonly Proposer[] = [
  { id: 'profile', mode: 'apply', touches: ['prose', 'bullet'], certainty: 'likely', propose: rewordProfile },
  {
    id: 'summary',
    mode: 'suggest',
    touches: ['prose', 'bullet', 'list', 'head'],
    certainty: 'likely',
    propose: draftSummary,
  },
  {
    id: 'deeds',
    mode: 'suggest',
    touches: ['bullet', 'prose'],
    certainty: 'likely',
    suits: (language) => assistantWords[language].resources.verbs,
    propose: suggestDeeds,
  },
  {
    id: 'short-endings',
    mode: 'suggest',
    touches: ['bullet', 'prose'],
    certainty: 'likely',
    suits: (language) => traitsOf(language).closesPolitely,
    propose: suggestShortEndings,
  },
  { id: 'wording', mode: 'apply', touches: ['bullet', 'prose'], certainty: 'likely', propose: rewordLines },
  {
    id: 'result-first',
    mode: 'apply',
    touches: ['bullet', 'prose'],
    certainty: 'likely',
    suits: (language) => assistantWords[language].resources.verbs,
    propose: putResultsFirst,
  },
  {
    id: 'posting-spelling',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'likely',
    propose: usePostingSpelling,
  },
  { id: 'skills', mode: 'suggest', touches: ['list'], certainty: 'sure', propose: suggestSkills },
  { id: 'order-skills', mode: 'apply', touches: ['list', 'label-value'], certainty: 'sure', propose: orderSkillGroups },
  {
    id: 'order-listed-skills',
    mode: 'apply',
    touches: ['list', 'label-value'],
    certainty: 'likely',
    propose: orderListedSkills,
  },
  { id: 'split', mode: 'apply', touches: ['bullet', 'prose'], certainty: 'likely', propose: splitLines },
  {
    id: 'order-bullets',
    mode: 'apply',
    // "Planned, taught and marked lessons" reads like a list of names.
    touches: ['bullet', 'list', 'prose'],
    certainty: 'sure',
    propose: orderBullets,
  },
  { id: 'lead', mode: 'suggest', touches: ['bullet', 'list', 'prose'], certainty: 'likely', propose: leadWithAsked },
  {
    id: 'doubled-words',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'unsure',
    propose: removeDoubledWords,
  },
  {
    id: 'entities',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'heading', 'head', 'fragment'],
    certainty: 'unsure',
    propose: decodeEntities,
  },
  {
    id: 'torn-text',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'heading', 'head', 'fragment'],
    certainty: 'unsure',
    propose: mendTornText,
  },
  {
    id: 'dates',
    mode: 'apply',
    touches: ['head'],
    certainty: 'likely',
    suits: (language) => assistantWords[language].resources.monthNames,
    propose: unifyDates,
  },
  {
    id: 'running-headers',
    mode: 'apply',
    touches: ['address', 'fragment', 'heading', 'head', 'list', 'bullet', 'prose', 'label-value', 'continuation'],
    certainty: 'unsure',
    propose: removeRunningHeaders,
  },
  // Not in fragments: half a word in a torn cell looks like a typing mistake.
  {
    id: 'spelling',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'head', 'heading'],
    certainty: 'unsure',
    suits: (language) => assistantWords[language].resources.dictionary,
    propose: correctSpelling,
  },
  {
    id: 'marks',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value', 'continuation', 'head', 'heading', 'fragment'],
    certainty: 'unsure',
    suits: (language) => assistantWords[language].marks !== null,
    propose: correctMarks,
  },
  {
    id: 'personal-data',
    mode: 'apply',
    touches: ['label-value', 'bullet', 'prose', 'head', 'fragment', 'list', 'heading'],
    certainty: 'unsure',
    propose: removePersonalData,
  },
  {
    id: 'goes-without-saying',
    mode: 'apply',
    touches: ['bullet', 'prose', 'label-value', 'fragment', 'heading'],
    certainty: 'likely',
    propose: removeWhatGoesWithoutSaying,
  },
  // Where school marks are asked for, readers missed them.
  { id: 'school-below', mode: 'suggest', touches: [], certainty: 'sure', propose: removeSchoolBelow },
  {
    id: 'other-employer',
    mode: 'apply',
    touches: ['bullet', 'prose', 'continuation'],
    certainty: 'unsure',
    propose: removeOtherEmployer,
  },
  { id: 'first-school', mode: 'apply', touches: [], certainty: 'sure', propose: removeFirstSchool },
  { id: 'order-sections', mode: 'apply', touches: [], certainty: 'sure', propose: orderSections },
  // After the other moves, so that nothing ends up above it.
  { id: 'raise-to-top', mode: 'apply', touches: [], certainty: 'sure', propose: raiseToTop },
  { id: 'order-roles', mode: 'apply', touches: [], certainty: 'sure', propose: orderRoles },
  { id: 'duplicates', mode: 'apply', touches: ['bullet'], certainty: 'sure', propose: removeDuplicates },
  {
    id: 'spacing',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value'],
    certainty: 'likely',
    suits: (language) => traitsOf(language).writesSpaces,
    propose: mendSpacing,
  },
  {
    id: 'instructions',
    mode: 'apply',
    touches: ['bullet', 'prose', 'list', 'label-value', 'fragment', 'continuation', 'head', 'address', 'heading'],
    certainty: 'unsure',
    propose: removeInstructions,
  },
];
