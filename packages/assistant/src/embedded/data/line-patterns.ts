import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

/** Headings of lists that hold only programs, in all six languages. */
export const toolHeadings = pattern('iu')`^${lineCues.any('toolHeadings')}[\s:：]*$`;

/** Labels of a line below a role that lists the tools it was done with. */
export const toolLabels = pattern('iu')`^${lineCues.any('toolEmphasis')}?${lineCues.any('toolLabels')}\s*[:：]`;

/** Words of an objective or a cliché in the six languages: what somebody hopes for, or what everybody says about themselves. */
export const objectiveWords = pattern('iu')`${lineCues.word('objectiveWords')}`;
