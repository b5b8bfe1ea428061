import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishSituations: Situations = {
  current: list('actual actuales actualidad actualmente ahora en_vigor fecha hasta_la_fecha hoy vigente'),
  since: list('desde'),
  years: 'años',
  givenBy: list('basad* conforme_a de_acuerdo_con segun siguiendo'),
  authoring: list('confecc* crea* defin* desarroll* disen* elabor* redac*'),
  by: list('en_un un'),
  to: list('a al hasta'),
};
