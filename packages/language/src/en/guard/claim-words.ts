import { list } from '../../word-list.ts';

export const englishClaimWords: readonly string[] = list(`
  accelerat* accredit* accura* accurately administ* advanced all appoint* approv* architecture attainment attract*
  audit* authori* automat* autonom* avoid* award* bachelor* big bigger biggest board boost* branch* budget* certif*
  chartered chief company* company-wide complete* comprehensive considerabl* consistently constantly contest* conversion
  critical cross-functional cut cuts cutting daily decision* deep degree* department* diagnos* diploma directly
  distinction division* doctor* doubl* dramatic* earned effectively efficien* efficiently elected elevat* eliminat*
  end-to-end engagement enhanc* enterprise* entire every exclusively executive* expert* extensive* firm first flagship
  fluen* forecast* full gained generat* global* graduat* group growth guru high higher highest hir* honor* honour* huge
  impact* improve* independent* infrastructure international* invent* key large larger largest lead lectur* licence*
  licensed lift* litigat* lower* loyalty major many massive master* mastery maximis* maximiz* medal* merit minimis*
  minimiz* modernis* morale multiple national* nationwide nightly numerous only operated optimis* optimiz* organis*
  organisation organisation-wide organization outcome* p&l patent* performance personally phd platform prescrib*
  presented prevent* principal prize* proactiv* production productiv* profit* promot* publication* qualif* quality
  quickly rais* recruit* reduc* region* regional* represent* result* retention revenue satisf* sav* saving* seamlessly
  senior several sign-off significant* site sites sole solv* speak* specialist* spoke stakeholder* strateg* strategic*
  streamlin* strengthen* substantial* success* successfully surg* taught teach* tripl* uptime weekly whole worldwide
`);
