import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanSenseWords: SenseWords = {
  functionWords: list(`
      der die das den dem des ein eine einen einem einer eines und oder aber sowie als wie auch von vom zu zum zur mit bei beim in im ins
      an am auf aus nach vor unter durch fur um gegen seit bis wahrend wegen ab je pro zwischen neben ich mir mich mein meine meinen
      meiner meinem wir uns unser unsere er sie es ihr ihre ihren sein seine seinen man sich dass weil wenn wo was wer dabei dazu davon
      damit darunter daruber hierbei bin ist sind war waren wurde wurden wird werden worden gewesen habe hat haben hatte hatten kann
      konnte so dann da dort hier diese dieser dieses diesen jener welche andere anderen anderer jeweils bzw etc inkl einschliesslich
      inklusive usw gemass laut samt bezuglich hinsichtlich zwecks infolge aufgrund seitens via eigen eigene eigenen eigener eigenem etwa
      ca circa rund herr herrn frau dr mittels anhand zudem ausserdem darin per sowohl jedoch sondern bereits wobei worunter hierzu
      hierfur dafur daran darauf daraus deren dessen denen derer ihrer ihrem ihres seiner seinem seines unserer unserem unseres welcher
      welches welchem jene jenen jenem soll sollte sollen sollten muss musste mussten durfte durften wollte ebenfalls ebenso ferner
      namlich beispielsweise beispiel hinzu mitsamt einschl exkl zzgl betreffs entlang innerhalb ausserhalb hinter gegenuber zugunsten
       mithilfe
    `),
  plainWords: list(`
      umfass* beinhalt* kenntnissen stuck jahr jahre jahren alter praxis zeitraum dauer hohe rahmen bedarf basis grundlage schwerpunkt umgang einsatz
      system* material* frage* thema themen inhalt* information* vorgang vorgange unterlage* gehor* erfahrung* berufserfahrung arbeit*
      tatig tatigkeit tatigkeiten aufgabe* stelle position rolle* durchfuhr* ausfuhr* erledig* ubernahm* ubernehm* ubernomm* nutz*
      verwend* einsetz* einsatz* machen mach* gemacht tat geb* gab stell* leist* kenntnis kenntnisse wissen sprache* niveau klasse
      fuhrerschein* programm* software anwendung* werkzeug* bereich* umfeld fruher* ehemal* vorher* art weise form teil anzahl zahl
      insgesamt person* etwa ungefahr circa lebenslauf abschnitt profil bezug betreff* verbunden allgemein* hauptsachlich vorwiegend
      ausbildung ausbildungen abschluss abschlusse zertifikat zertifikate fahigkeit fahigkeiten kompetenz kompetenzen verfug* besitz*
      vorhanden sonstige* weitere* halt* hielt erfolgte umfang anteil menge aufgabengebiet* aufgabenbereich*
      tatigkeitsbereich* tatigkeitsfeld* arbeitsbereich* arbeitsgebiet* einsatzbereich* einsatzgebiet* themenbereich* zusammenhang
      hinblick sinne zuge verlauf laufe ort hause anfallend* dazugehorig* zugehorig* entsprechend* jeweilig* ublich* genannt* folgend*
      betreffend* vornahm* vornehm* vorgenomm* erbring* erbracht* wahrnehm* wahrgenomm* wahrnahm* ausub* ausgeubt* befass* massnahme*
      angelegenheit* punkt punkte zweck zwecke methode methoden verfahren ablauf ablaufe ablaufen vorgehen zusatzlich* beruf beruflich*
      arbeitsalltag berufsalltag alltag inhaltlich*
    `),
  dutyVerbs: list(`
    durchfuhr* betreu* bearbeit* ubernahm* ubernehm* erstell* pruf* organis* pfleg* erledig* plan* vorbereit* kontroll*
  `),
};
