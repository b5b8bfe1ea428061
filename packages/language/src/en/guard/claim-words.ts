import { list } from '../../word-list.ts';

export const englishClaimWords: readonly string[] = list(`
  all entire every whole full company-wide global* worldwide international* national* nationwide regional* enterprise* organisation-wide
  multiple several numerous many cross-functional end-to-end major large larger largest big bigger biggest high higher highest
  significant* substantial* considerabl* dramatic* huge massive strategic* strateg* critical flagship complete* comprehensive department*
  division* board executive* stakeholder* platform infrastructure architecture production organisation organization revenue profit*
  saving* efficien* productiv* satisf* retention engagement conversion growth improve* success* impact* outcome* result* attainment
  accura* loyalty morale quality uptime performance boost* maximis* maximiz* minimis* minimiz* streamlin* accelerat* enhanc* elevat*
  strengthen* optimis* optimiz* sav* eliminat* doubl* tripl* solv* prevent* avoid* generat* gained earned attract* modernis*
  automat* certif* accredit* licensed licence* chartered qualif* diploma degree* graduat* phd bachelor* master* doctor* honour* honor*
  distinction merit award* prize* medal* patent* publication* promot* recruit* hir* appoint* elected senior principal chief lead sole only
  first expert* advanced fluen* specialist* guru mastery deep extensive* independent* autonom* decision* authori* approv* sign-off budget*
  p&l key efficiently effectively successfully consistently quickly accurately seamlessly directly personally proactiv* constantly
  exclusively daily weekly nightly cut cuts cutting reduc* lower* rais* lift* company* firm group organis* site sites branch* region*
  administ* taught teach* speak* spoke presented lectur* diagnos* prescrib* operated surg* litigat* represent* audit* forecast* invent*
  contest*
`);
