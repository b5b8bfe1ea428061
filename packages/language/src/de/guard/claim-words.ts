import { list } from '../../word-list.ts';

export const germanClaimWords: readonly string[] = list(`
  alle aller allen gesamt* ganz* samtlich* komplett* vollstandig* unternehmensweit* bundesweit* weltweit* international* national*
  regional* global* europaweit* mehrere* viele* zahlreich* grosse grossen grosser grosses grosste* grosser* wichtig* wesentlich*
  strategisch* kritisch* bedeutend* erheblich* deutlich* abteilung* konzern* vorstand* gruppe* plattform* infrastruktur* umsatz* gewinn*
  einspar* ersparn* effizien* produktivit* zufrieden* kundenbind* wachstum* verbesser* erfolg* ergebnis* wirkung* qualitat* prazis*
  rendite* leistungs* maximier* minimier* beschleunig* starke* gestarkt verstark* eliminier* verdoppel* verdreifach* vermied* vermeid*
  generier* automatisier* modernisier* erhoh* steiger* zertifi* akkredit* diplom* bachelor* master* promov* promotion doktor* auszeichn*
  preis* medaill* patent* publizier* veroffentlich* befordert beforder* eingestellt einstell* ernannt geprufte* staatlich* meister*
  fachwirt* senior ober oberarzt* oberst* oberleit* oberpfleg* haupt* chef* einzig* allein* erste erster erstes ersten erstmal* expert*
  fortgeschritten* fliessend* spezial* vertieft* umfassend* eigen* selbst* entscheid* budget* prokura effizient* effektiv* schnell* direkt
  personlich* stets immer laufend* unterricht* lehr* diagnos* verordn* oper* audit* erfind* erfund* schein *schein
`);
