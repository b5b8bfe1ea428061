import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanSituations: Situations = {
  current: list('heute aktuell* derzeit gegenwartig* jetzt gultig bis_dato'),
  since: list('seit'),
  years: 'Jahre',
  givenBy: list('nach_vorgabe nach_vorlage nach_plan gemass laut anhand auf_basis nach_anweisung'),
  authoring: list('entwarf* entworfen entwurf* konzip* konzept* erstell* verfass* entwickl* ausarbeit*'),
  by: list('um'),
  to: list('auf'),
};
