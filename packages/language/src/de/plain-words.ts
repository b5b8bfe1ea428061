import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const germanPlainWords: PlainWords = {
  leads: words(`
    abgeschlossene abgeschlossenes als am an auch auf aus beherrschen beherrschung bei besitz besitzen besitzt bevorzugt
    bringen bringst das dein deine dem den der des die du ein eine einem einen einer eines einschlagige einschlagiger
    erfahrung erfahrungen erforderlich erste ersten erwarten fachkenntnisse fundierte fundierter fundiertes fur gern
    gerne grundkenntnisse gut gute guten guter gutes haben hast idealerweise ihr ihre im in kennen kennst kenntnis
    kenntnisse mehrjahrige mit mitbringen mitbringst nach nachweis nachweisbare oder praktische sehr sichere sicheren
    sicherer sie sowie suchen uber umfassende umgang und verfugen von voraussetzung vorteil vorteilhaft vorweisen
    vorzugsweise weitere wie wir wunschenswert zu zum zur zwingend
  `),
  light: words(`
    abstimmung allgemein bearbeiten bearbeitung bereich betreuen betreuung durchfuhren durchfuhrung eigenstandige
    erstellen erstellung externe interne jahrlich koordination koordinieren kunde kunden leiten leitung mitarbeit
    mitwirkung monatlich neue neuen neuer organisation pflege pflegen planung selbststandige service sicherstellen
    sicherstellung taglich tagliche team teams ubernahme umsetzen umsetzung unternehmen unterstutzen unterstutzung
    verantwortung verwalten verwaltung vorbereiten vorbereitung wochentlich zusammenarbeit
  `),
  generic: words(`
    abgeschlossene ahnlichen als am an auch auf aus bei beispiel bereitschaft berufserfahrung berufserfahrungen
    berufspraxis branche das dem den der des die ein eine einen einer eines einschlagige erfahrung erfahrungen erwarten
    freude für gut gute gutes idealerweise im in jahr jahre kenntnis kenntnisse mehrjährige mindest mindestens mit nach
    oder sehr sicherer suchen umgang und vergleichbar vergleichbare vergleichbaren vergleichbarer von weitere wie zu zum
    zur
  `),
  genericCharacters: '',
};
