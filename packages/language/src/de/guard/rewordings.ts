import { groups } from '../../word-list.ts';

export const germanRewordings: readonly (readonly string[])[] = groups(`
  abgab* abgegeb* ausgab* ausgegeb*
  anruf* telefonat* telefonier* telefon*
  ausgehandelt* verhandel* verhandl*
  auto autos fahrzeug* pkw wagen
  beantwort* antwort*
  beginn* begann begonn* start* gestartet
  bericht* melden meldet gemeldet meldung* informier* benachrichtig* mitteil* mitgeteilt
  beschaff* einkauf* eingekauft kauf* gekauft erwerb*
  besuch* aufgesucht
  betrieb* firma firmen unternehmen
  dokument* unterlage* papier* akte akten
  e-mail* email* mail mails
  einkauf* beschaff*
  einschul* einarbeit* eingearbeitet angelernt anlern*
  entdeck* gefunden find* fand festgestellt feststell* erkannt erkenn* identifizier*
  erklar* gezeigt zeig* vorgestellt vorstell*
  eroffn* aufgemacht
  filiale* geschaft* laden standort* zweigstelle*
  gestalt* dekorier*
  gestiegen stieg stiegen anstieg zugenomm* wuchs wuchsen gewachsen zuwachs
  gesunken sank sanken ruckgang zuruckgegangen zuruckging* abgenomm* gefallen fiel fielen
  lern* schuler* auszubildend* azubi* lehrling*
  reparier* instandgesetzt instandsetz* behob* behoben beheb*
  schreib* geschrieb* schrieb verfass*
  schwierig* komplex* anspruchsvoll*
  ubergeb* ubergab* weitergegeb* weitergab* weiterleit* weitergeleitet
  umstell* umgestellt umstieg* wechsel* migration*
  verkauf* vertrieb abgesetzt
`);
