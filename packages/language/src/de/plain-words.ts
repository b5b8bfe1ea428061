import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const germanPlainWords: PlainWords = {
  leads: words(`
    der die das den dem des ein eine einen einer eines einem und oder mit fur von zu zum zur im in am an auf bei
    nach aus als wie auch sie ihr ihre du dein deine haben hast bringen bringst verfugen uber erfahrung
    erfahrungen kenntnisse kenntnis grundkenntnisse fachkenntnisse sicherer sichere sicheren umgang gute guten
    guter gutes sehr gut abgeschlossene abgeschlossenes fundierte fundiertes fundierter erste ersten praktische
    umfassende nachweisbare idealerweise gern gerne wunschenswert erforderlich voraussetzung zwingend vorteil
    vorteilhaft bevorzugt vorzugsweise wir suchen erwarten besitz einschlagige einschlagiger mehrjahrige weitere
    beherrschung kennen kennst mitbringen mitbringst besitzen besitzt beherrschen vorweisen sowie nachweis
  `),
  light: words(`
    durchfuhrung durchfuhren erstellen erstellung bearbeitung bearbeiten betreuung betreuen unterstutzung
    unterstutzen sicherstellung sicherstellen koordination koordinieren vorbereitung vorbereiten planung
    umsetzung umsetzen pflege pflegen verwaltung verwalten abstimmung mitarbeit mitwirkung zusammenarbeit
    taglich tagliche monatlich wochentlich jahrlich neue neuen neuer interne externe team teams unternehmen
    kunden kunde bereich service allgemein leitung leiten verantwortung ubernahme organisation selbststandige
    eigenstandige
  `),
  generic: words(`
    branche berufserfahrung berufspraxis berufserfahrungen einschlagige vergleichbaren ahnlichen suchen erwarten
    mindestens mindest der die das den dem des ein eine einen einer eines und oder mit für von zu zum zur im in
    am an auf bei nach aus als wie auch erfahrung erfahrungen kenntnisse kenntnis sicherer umgang gute sehr
    gutes gut abgeschlossene mehrjährige jahre jahr bereitschaft freude idealerweise beispiel weitere
    vergleichbar vergleichbare vergleichbarer
  `),
  genericSigns: '',
};
