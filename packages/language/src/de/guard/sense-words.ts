import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanSenseWords: SenseWords = {
  functionWords: list(`
    ab aber als am an andere anderen anderer anhand auch auf aufgrund aus ausserdem ausserhalb bei beim beispiel
    beispielsweise bereits betreffs bezuglich bin bis bzw ca circa da dabei dafur damit dann daran darauf daraus darin
    daruber darunter das dass davon dazu dem den denen der deren derer des dessen die diese diesen dieser dieses dort dr
    durch durfte durften ebenfalls ebenso eigen eigene eigenem eigenen eigener ein eine einem einen einer eines einschl
    einschliesslich entlang er es etc etwa exkl ferner frau fur gegen gegenuber gemass gewesen habe haben hat hatte
    hatten herr herrn hier hierbei hierfur hierzu hinsichtlich hinter hinzu ich ihr ihre ihrem ihren ihrer ihres im in
    infolge inkl inklusive innerhalb ins ist je jedoch jene jenem jenen jener jeweils kann konnte laut man mein meine
    meinem meinen meiner mich mir mit mithilfe mitsamt mittels muss musste mussten nach namlich neben oder per pro rund
    samt sein seine seinem seinen seiner seines seit seitens sich sie sind so soll sollen sollte sollten sondern sowie
    sowohl um und uns unser unsere unserem unserer unseres unter usw via vom von vor wahrend war waren was wegen weil
    welche welchem welcher welches wenn wer werden wie wir wird wo wobei wollte worden worunter wurde wurden zu zudem
    zugunsten zum zur zwecks zwischen zzgl
  `),
  plainWords: list(`
    ablauf ablaufe ablaufen abschluss abschlusse abschnitt allgemein* alltag alter anfallend* angelegenheit* anteil
    anwendung* anzahl arbeit* arbeitsalltag arbeitsbereich* arbeitsgebiet* art aufgabe* aufgabenbereich* aufgabengebiet*
    ausbildung ausbildungen ausfuhr* ausgeubt* ausub* basis bedarf befass* beinhalt* bereich* beruf beruflich*
    berufsalltag berufserfahrung besitz* betreff* betreffend* bezug circa dauer dazugehorig* durchfuhr* ehemal* einsatz
    einsatz* einsatzbereich* einsatzgebiet* einsetz* entsprechend* erbracht* erbring* erfahrung* erfolgte erledig* etwa
    fahigkeit fahigkeiten folgend* form frage* fruher* fuhrerschein* gab geb* gehor* gemacht genannt* grundlage halt*
    hauptsachlich hause hielt hinblick hohe information* inhalt* inhaltlich* insgesamt jahr jahre jahren jeweilig*
    kenntnis kenntnisse kenntnissen klasse kompetenz kompetenzen laufe lebenslauf leist* mach* machen massnahme*
    material* menge methode methoden niveau nutz* ort person* position praxis profil programm* punkt punkte rahmen
    rolle* schwerpunkt sinne software sonstige* sprache* stell* stelle stuck system* tat tatig tatigkeit tatigkeiten
    tatigkeitsbereich* tatigkeitsfeld* teil thema themen themenbereich* ubernahm* ubernehm* ubernomm* ublich* umfang
    umfass* umfeld umgang ungefahr unterlage* verbunden verfahren verfug* verlauf verwend* vorgang vorgange vorgehen
    vorgenomm* vorhanden vorher* vornahm* vornehm* vorwiegend wahrgenomm* wahrnahm* wahrnehm* weise weitere* werkzeug*
    wissen zahl zeitraum zertifikat zertifikate zuge zugehorig* zusammenhang zusatzlich* zweck zwecke
  `),
  dutyVerbs: list(`
    bearbeit* betreu* durchfuhr* erledig* erstell* kontroll* organis* pfleg* plan* pruf* ubernahm* ubernehm* vorbereit*
  `),
};
