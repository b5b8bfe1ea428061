import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanSituations: Situations = {
  current: list('aktuell* bis_dato derzeit gegenwartig* gultig heute jetzt'),
  since: list('seit'),
  years: 'Jahre',
  givenBy: list('anhand auf_basis gemass laut nach_anweisung nach_plan nach_vorgabe nach_vorlage'),
  authoring: list('ausarbeit* entwarf* entwickl* entworfen entwurf* erstell* konzept* konzip* verfass*'),
  by: list('um'),
  to: list('auf'),
};
