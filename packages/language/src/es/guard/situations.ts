import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishSituations: Situations = {
  current: list('actualidad actual actuales actualmente hoy vigente en_vigor hasta_la_fecha fecha ahora'),
  since: list('desde'),
  years: 'años',
  givenBy: list('segun conforme_a de_acuerdo_con siguiendo basad*'),
  authoring: list('disen* redac* elabor* defin* crea* desarroll* confecc*'),
  by: list('en_un un'),
  to: list('al a hasta'),
};
