import { list } from '../../word-list.ts';

export const germanPeople: readonly string[] = list(`
  abteilung* agentur* amt anwalt* anwalte* arbeitgeber* arzt* arzte* arztin* assistenz* aufsicht auftraggeber*
  auszubildend* azubi* bank bank* behorde* besucher* betrieb* bewerber* bewohner* buro* chef* dienstleist* doktorand*
  ehrenamt* einkaufer* eltern entwickler* expert* fachkraft* fachkrafte* familie* filial* firma firmen freund* gast
  gaste geschaftsfuhr* geschaftsleit* gesellschaft* gruppe* handler* handwerker* helfer* hersteller* inhaber* investor*
  jugendlich* kanzlei* kind kinder* kleinkind* kolleg* komitee kraft kunde* kunden* kundin* lehrer* lehrkraft* lehrling*
  leiter* leitung* lernend* leute lieferant* manager* mandant* mannschaft* meister* mieter* mitarbeitend* mitarbeiter*
  mitglied* mutter nachbar* neuling* nutzer* partner* passagier* patient* person personal* personen* pfleger*
  praktikant* praxisanleit* professor* prufer* rechtsanwalt* referendar* schuler* senior* spediteur* spediti* sponsor*
  student* studierend* subunternehm* team* teilnehm* trainee* unternehmen* vater verein* verkaufer* verlag* vertreter*
  verwaltung* vorgesetzt* vorsitz* vorstand* werk werkstatt zulieferer*
`);
