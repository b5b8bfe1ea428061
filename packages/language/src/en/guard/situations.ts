import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishSituations: Situations = {
  current: list('present current currently now today to_date ongoing to_this_day in_force valid up_to_date'),
  since: list('since'),
  years: 'years',
  givenBy: list('according_to based_on following in_line_with as_per set_by laid_down given_by from_the'),
  authoring: list('design* architect* writ* wrote author* draft* devis* defin* creat* develop* drew_up set_up'),
  by: list('by'),
  to: list('to'),
};
