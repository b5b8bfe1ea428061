import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishLadder: Ladder = {
  doing: list(`
    design* complet* finish* deliver* launch* introduc* implement* develop* build* built creat* program* coded run ran running runs found
    founded establish* negotiat* teach* taught train* coach* present* close* clos*
  `),
  leading: list(`
    manag* lead* led head headed heads heading run ran runs running oversee* oversaw overseen supervis* direct directed directs directing
    own owns owned ownership accountable responsible in_charge charge_of through_six chair* report_to_me
  `),
  reached: list('reach* achiev* attain* met hit hits'),
  lesser: list(`
    suggest* propos* recommend* chosen selected asked invited shadow* observ* attend* minutes notes liais* sat sit sits watch*
    supported_by learn* draft*
  `),
};
