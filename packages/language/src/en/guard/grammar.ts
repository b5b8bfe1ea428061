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
    instead: list('instead_of rather_than in_place_of'),
    near: list('next_to beside'),
    through: list('through via'),
    to: list('to into'),
    toward: list('toward towards'),
    under: list('under beneath below'),
    who: list('who whom whose'),
    with: list('with alongside together_with w'),
  },
  deedsLast: false,
  choices: list('or either'),
  joints: list('and or & plus'),
  links: list('and with who'),
  unsure: list(`
    would could should might may will can even_if even_when if unless when whenever almost nearly virtually practically planned_to plan_to
    plans_to planning_to intend* hope hoped hoping aim* expected_to supposed_to about_to meant_to due_to_start due_to_finish
    due_to_complete due_to_end due_to_graduate wanted_to want_to ready_to willing able_to in_theory potential* possibl* perhaps maybe
    probably likely attempted tried try trying
  `),
  about: list('about around approximately approx roughly circa ca c some nearly close_to'),
  above: list(`
    more_than over above at_least upwards_of in_excess_of exceeding beyond minimum no_fewer_than no_less_than greater_than
  `),
  below: list(`
    up_to at_most maximum max no_more_than as_many_as less_than fewer_than under below almost nearly just_under
  `),
  be: list('is are was were be been being am get got gets getting'),
  self: list('me myself'),
  lessening: list('co sub vice semi'),
  provers: list(`
    a an the my our their his her its your this these those all each every any both him them us it out up off down
    new existing incoming
  `),
  single: list('a an one'),
  of: list('of'),
  deedNouns: list('tion sion ment ance ence ysis'),
  agents: list('er ers or ors ist ists ee ees ian ians ant ants'),
  infinitive: null,
  clauseOpeners: list('who that which i we he she they it and or has have had did'),
  past: list(`
    ed led built sold ran wrote taught held kept made met paid sent spoke took won drove fed found dealt cut set put read bought brought
    grew gave got went saw drew began chose oversaw stood rose fell spent left lost understood told felt did broke flew threw wore bent
    blew burnt ground hid rebuilt rewrote sank spun swore wove undertook upheld overcame
  `),
  gerund: 'ing',
  sureVerbs: list(`
    achiev* accomplish* administer* advis* analys* analyz* arrang* attend* collaborat* communicat* compil* conduct* contribut* coordinat*
    creat* deliver* demonstrat* deploy* describ* determin* distribut* educat* encourag* enhanc* ensur* establish* evaluat* explain*
    facilitat* generat* identif* implement* improv* inspir* investigat* liais* maintain* negotiat* obtain* organis* organiz* participat*
    perform* prepar* present* prioritis* prioritiz* produc* promot* provid* receiv* recommend* reduc* resolv* respond* schedul* supervis*
    updat* utilis* utiliz* verif* writ*
    acquire allocate apply assemble automate become build calculate collect configure define develop diagnose eliminate examine execute expand
    extract formulate gather handle illustrate initiate inspect install instruct integrate interpret introduce keep manage migrate modify
    operate optimise optimize oversee publish refine replace retrieve simplify solve specify streamline strengthen teach transform
    translate troubleshoot unify validate
  `),
  credentials: list(`
    certif* accredit* licensed licence* license* chartered qualified qualification* diploma* degree* graduat* phd bsc msc ba ma mba
    bachelor* master masters doctorate doctor distinction honours honors award* prize* medal* patent* publication* published clearance
    registered
  `),
  degrees: list('degree* diploma* graduat* qualified qualification* registered certif* licence* license*'),
};
