import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishLadder: Ladder = {
  doing: list(`
    build* built clos* close* coach* coded complet* creat* deliver* design* develop* establish* finish* found founded
    implement* introduc* launch* negotiat* present* program* ran run running runs taught teach* train*
  `),
  leading: list(`
    accountable chair* charge_of direct directed directing directs head headed heading heads in_charge lead* led manag*
    oversaw oversee* overseen own owned ownership owns ran report_to_me responsible run running runs supervis*
    through_six
  `),
  reached: list('achiev* attain* hit hits met reach*'),
  lesser: list(`
    asked attend* chosen draft* invited learn* liais* minutes notes observ* propos* recommend* sat selected shadow* sit
    sits suggest* supported_by watch*
  `),
};
