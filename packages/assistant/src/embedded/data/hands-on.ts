import { pattern } from '@fitted/language/pattern';
import { lineCues } from '../../cues.ts';

/** English verbs for work around a thing, not with it: hiring Java engineers or selling licences shows no Java. */
export const besideVerbs = `
advertise advise advocate approve attend broker buy canvass champion commission communicate compare consult coordinate decommission discuss
evaluate examine explain explore fund hire inform interview introduce invite join market meet mentor negotiate observe order outsource partner pitch
present procure promote propose purchase question read recommend recruit refer replace report represent request research sell serve shadow source sponsor staff
study suggest supply talk target visit volunteer welcome
`;

/** Words by which an item itself says that there is little of it, in all six languages. */
export const littleOfIt = pattern('iu')`${lineCues.word('littleOfIt')}`;
