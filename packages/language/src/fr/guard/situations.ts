import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchSituations: Situations = {
  current: list('a_ce_jour a_jour actuel actuelle actuellement aujourd_hui en_cours_de_validite en_vigueur present'),
  since: list('depuis'),
  years: 'ans',
  givenBy: list('conformement d_apres en_suivant selon suivant sur_la_base'),
  authoring: list('conception concev* concu cre* creation defini* elabor* redac* redig*'),
  by: list('de'),
  to: list('a'),
};
