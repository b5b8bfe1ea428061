import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchSituations: Situations = {
  current: list('actuel actuelle actuellement aujourd_hui present a_ce_jour a_jour en_vigueur en_cours_de_validite'),
  since: list('depuis'),
  years: 'ans',
  givenBy: list('selon conformement d_apres suivant en_suivant sur_la_base'),
  authoring: list('redac* redig* concev* concu conception elabor* defini* cre* creation'),
  by: list('de'),
  to: list('a'),
};
