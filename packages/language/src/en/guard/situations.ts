import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishSituations: Situations = {
  current: list('current currently in_force now ongoing present to_date to_this_day today up_to_date valid'),
  since: list('since'),
  years: 'years',
  givenBy: list('according_to as_per based_on following from_the given_by in_line_with laid_down set_by'),
  authoring: list('architect* author* creat* defin* design* develop* devis* draft* drew_up set_up writ* wrote'),
  by: list('by'),
  to: list('to'),
};
