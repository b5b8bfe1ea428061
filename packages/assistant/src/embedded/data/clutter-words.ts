import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

/** Labels of what employers may not or need not ask, in the six languages. Not nationality: it may tell where one may work. */
export const personalLabels = pattern('iu')`^${lineCues.any('personalLabels')}(?![\p{L}])`;

/** What may follow the label on such a line. */
export const personalValues = pattern('giu')`${lineCues.word('personalValues')}|\d|(?<=\d[.\s-]?)\p{L}(?!\p{L})`;

/** "12.03.1990 in Bielefeld": the place that stands behind a date of birth. */
export const birthPlace = /(\d{4})\s+(?:in|à|en|a)\s+\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/u;

/** "References available on request" and the like, whole. */
export const goesWithoutSaying = pattern('iu')`
  ^(?:(?:references?|referees?)(?: (?:are|will be|can be))? ?(?:avail\p{L}*ble|provided|furnished|given|supplied)?
  (?: (?:up)?on
  | at)? ?(?:request|requirement|demand)?|(?:(?:will be |can be )?(?:avail\p{L}*ble|provided|furnished) )?(?:up)?on request
  |referencias(?: disponibles)?(?: (?:a|bajo) (?:petición|solicitud))?
  |références(?: disponibles)? sur demande|referenzen(?: gerne)? auf (?:wunsch|anfrage)|zeugnisse auf wunsch)\.?$
`;

export const declaration = pattern('iu')`
  \b(?:i (?:do )?(?:hereby|here by)|i)\s*(?:solemnly )?(?:declare|confirm|affirm|certify|assure)\b|\bdeclare that\b
  |\babove[ -]?(?:mentioned|furnished|given|stated|written)?\b.{0,60}\b(?:is|are) (?:true|correct)\b
  |\btrue (?:and correct )?to the best of my\b
`;

export const declarationHeading = /^(?:declaration|self[ -]?declaration|decleration|declaraton)\s*[:.-]*$/iu;

/** Schools before a degree, in countries where readers do not expect them. */
export const schoolBelow = pattern('iu')`
  \b(?:high school|secondary school|sr\.? sec|senior secondary|higher secondary|matriculation|matric|intermediate
  |s\.?s\.?c|h\.?s\.?c|s\.?s\.?l\.?c|x(?:th)?|xii(?:th)?|10th|12th|10\+2|a-?levels?|gcses?|o-?levels?)\b
`;

/** A person's first school, in the six languages. */
export const firstSchool = pattern('iu')`${lineCues.word('firstSchool')}`;

/** Signs that the person studied to teach there or taught there, or that a later school is named along with it. */
export const moreThanFirstSchool = pattern('iu')`${lineCues.word('moreThanFirstSchool')}`;
