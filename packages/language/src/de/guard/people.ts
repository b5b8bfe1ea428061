import { list } from '../../word-list.ts';

export const germanPeople: readonly string[] = list(`
  abteilung* amt agentur* anwalt* anwalte* arbeitgeber* arzt* arzte* arztin* assistenz* aufsicht auftraggeber* auszubildend* azubi* bank
  bank* behorde* besucher* betrieb* bewohner* bewerber* buro* chef* dienstleist* doktorand* ehrenamt* eltern einkaufer* entwickler*
  expert* fachkraft* fachkrafte* familie* filial* firma firmen freund* gast gaste geschaftsfuhr* geschaftsleit* gesellschaft* gruppe*
  handler* handwerker* helfer* hersteller* inhaber* investor* jugendlich* kanzlei* kind kinder* kleinkind* kolleg* komitee kraft kunde*
  kunden* kundin* lehrling* lehrkraft* lehrer* leiter* leitung* lernend* leute lieferant* manager* mandant* mannschaft* meister* mieter*
  mitarbeiter* mitarbeitend* mitglied* mutter nachbar* neuling* nutzer* partner* passagier* patient* person personen* personal* pfleger*
  praktikant* praxisanleit* professor* prufer* referendar* rechtsanwalt* schuler* senior* spediti* spediteur* sponsor* student*
  studierend* subunternehm* team* teilnehm* trainee* unternehmen* vater verein* verkaufer* verlag* vertreter* verwaltung* vorgesetzt*
  vorsitz* vorstand* werk werkstatt zulieferer*
`);
