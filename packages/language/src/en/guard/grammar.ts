import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishGrammar: Grammar = {
  relations: {
    after: list('after following'),
    against: list('against versus vs'),
    as: list('as'),
    before: list('before prior_to'),
    by: list('by'),
    for: list('for on_behalf_of'),
    from: list('from'),
    instead: list('in_place_of instead_of rather_than'),
    near: list('beside next_to'),
    through: list('through via'),
    to: list('into to'),
    toward: list('toward towards'),
    under: list('below beneath under'),
    who: list('who whom whose'),
    with: list('alongside together_with w with'),
  },
  deedsLast: false,
  choices: list('either or'),
  joints: list('& and or plus'),
  links: list('and who with'),
  unsure: list(`
    able_to about_to aim* almost attempted can could due_to_complete due_to_end due_to_finish due_to_graduate
    due_to_start even_if even_when expected_to hope hoped hoping if in_theory intend* likely may maybe meant_to might
    nearly perhaps plan_to planned_to planning_to plans_to possibl* potential* practically probably ready_to should
    supposed_to tried try trying unless virtually want_to wanted_to when whenever will willing would
  `),
  about: list('about approx approximately around c ca circa close_to nearly roughly some'),
  above: list(`
    above at_least beyond exceeding greater_than in_excess_of minimum more_than no_fewer_than no_less_than over
    upwards_of
  `),
  below: list(`
    almost as_many_as at_most below fewer_than just_under less_than max maximum nearly no_more_than under up_to
  `),
  be: list('am are be been being get gets getting got is was were'),
  self: list('me myself'),
  lessening: list('co semi sub vice'),
  provers: list(`
    a all an any both down each every existing her him his incoming it its my new off our out the their them these this
    those up us your
  `),
  single: list('a an one'),
  of: list('of'),
  deedNouns: list('ance ence ment sion tion ysis'),
  agents: list('ant ants ee ees er ers ian ians ist ists or ors'),
  infinitive: null,
  clauseOpeners: list('and did had has have he i it or she that they we which who'),
  pastEnding: 'ed',
  past: list(`
    began bent blew bought broke brought built burnt chose cut dealt did drew drove fed fell felt flew found gave got
    grew ground held hid kept led left lost made met overcame oversaw paid put ran read rebuilt rewrote rose sank saw
    sent set sold spent spoke spun stood swore taught threw told took understood undertook upheld went won wore wove
    wrote
  `),
  gerund: 'ing',
  sureVerbs: list(`
    accomplish* achiev* acquire administer* advis* allocate analys* analyz* apply arrang* assemble attend* automate
    become build calculate collaborat* collect communicat* compil* conduct* configure contribut* coordinat* creat*
    define deliver* demonstrat* deploy* describ* determin* develop diagnose distribut* educat* eliminate encourag*
    enhanc* ensur* establish* evaluat* examine execute expand explain* extract facilitat* formulate gather generat*
    handle identif* illustrate implement* improv* initiate inspect inspir* install instruct integrate interpret
    introduce investigat* keep liais* maintain* manage migrate modify negotiat* obtain* operate optimise optimize
    organis* organiz* oversee participat* perform* prepar* present* prioritis* prioritiz* produc* promot* provid*
    publish receiv* recommend* reduc* refine replace resolv* respond* retrieve schedul* simplify solve specify
    streamline strengthen supervis* teach transform translate troubleshoot unify updat* utilis* utiliz* validate verif*
    writ*
  `),
  credentials: list(`
    accredit* award* ba bachelor* bsc certif* chartered clearance degree* diploma* distinction doctor doctorate graduat*
    honors honours licence* license* licensed ma master masters mba medal* msc patent* phd prize* publication* published
    qualification* qualified registered
  `),
  degrees: list('certif* degree* diploma* graduat* licence* license* qualification* qualified registered'),
};
