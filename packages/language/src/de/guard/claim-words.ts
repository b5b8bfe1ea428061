import { list } from '../../word-list.ts';

export const germanClaimWords: readonly string[] = list(`
  *schein abteilung* akkredit* alle allein* allen aller audit* auszeichn* automatisier* bachelor* bedeutend* beforder*
  befordert beschleunig* budget* bundesweit* chef* deutlich* diagnos* diplom* direkt doktor* effektiv* effizien*
  effizient* eigen* eingestellt einspar* einstell* einzig* eliminier* entscheid* erfind* erfolg* erfund* ergebnis*
  erheblich* erhoh* ernannt ersparn* erste ersten erster erstes erstmal* europaweit* expert* fachwirt* fliessend*
  fortgeschritten* ganz* generier* geprufte* gesamt* gestarkt gewinn* global* grosse grossen grosser grosser* grosses
  grosste* gruppe* haupt* immer infrastruktur* international* komplett* konzern* kritisch* kundenbind* laufend* lehr*
  leistungs* master* maximier* medaill* mehrere* meister* minimier* modernisier* national* ober oberarzt* oberleit*
  oberpfleg* oberst* oper* patent* personlich* plattform* prazis* preis* produktivit* prokura promotion promov*
  publizier* qualitat* regional* rendite* samtlich* schein schnell* selbst* senior spezial* staatlich* starke* steiger*
  stets strategisch* umfassend* umsatz* unternehmensweit* unterricht* verbesser* verdoppel* verdreifach* vermeid*
  vermied* veroffentlich* verordn* verstark* vertieft* viele* vollstandig* vorstand* wachstum* weltweit* wesentlich*
  wichtig* wirkung* zahlreich* zertifi* zufrieden*
`);
