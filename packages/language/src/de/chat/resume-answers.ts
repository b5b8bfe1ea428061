import type { Answers } from '../../topics.ts';

export const germanResumeAnswers = {
  expired:
    'Einen abgelaufenen Schein schreibst du mit seiner Gültigkeit, etwa „gültig bis 2021“, oder lässt ihn weg; ' +
    'wie ein gültiger darf er nicht dastehen. Braucht ihn diese Stelle, erkundige dich nach der Auffrischung: ' +
    '„Auffrischung im Mai gebucht“ darf stehen, wenn es stimmt.',
  'in-progress':
    'Was noch läuft, darf als genau das dastehen: „laufend, Abschluss voraussichtlich Mai“ oder „Prüfung im ' +
    'Frühjahr geplant“. Der Name allein würde sagen, dass du es schon hast.',
  courses:
    'Nenn die Kurse, die diese Stelle verlangt oder die neu sind, und lass den Rest weg. Ein Zertifikat mit ' +
    'Name, Aussteller und Jahr sagt mehr als viele kurze Schulungen.',
  'worth-it':
    'Wenn es etwas zeigt, das diese Stelle verlangt, oder etwas, das du mit einer Zahl belegen kannst, ist es ' +
    'eine Zeile wert. Sag mir, was du gemacht hast, wie viel und wann, dann setze ich es an die richtige Stelle.',
  'keep-it':
    'Für eine einfache Arbeit muss sich niemand schämen; sie zeigt, dass du da warst und angepackt hast. Behalt ' +
    'sie, kurz, solange sie eine Zeit füllt oder etwas zeigt, das diese Stelle verlangt; sonst darf sie weg. Du ' +
    'entscheidest.',
  'job-title':
    'Behalt die Bezeichnung, die du hattest; danach wird gefragt. Versteht sie draußen niemand, setz eine ' +
    'schlichte in Klammern dahinter: „Associate II (Kundenberater)“. Eine übersetzte Bezeichnung soll denselben ' +
    'Rang nennen, keinen höheren.',
  confidential:
    'Lass Namen, Zahlen und Einzelheiten weg, die du für dich behalten musst. Sag es nach Art und Größe: „ein ' +
    'großer Händler“, „zweistellige Zahl von Standorten“. Dass du verschwiegen bist, spricht für dich.',
  photo:
    'Ein Foto ist nirgends Pflicht. In Deutschland, Österreich und der Schweiz ist es verbreitet, aber ' +
    'freiwillig; in Großbritannien, Irland, den USA und Kanada lässt du es weg. Wenn du eines nimmst, dann ein ' +
    'schlichtes, aktuelles Porträt.',
  'personal-data':
    'Geburtsdatum, Familienstand, Kinder, Konfession und Staatsangehörigkeit sind nicht nötig; Arbeitgeber ' +
    'dürfen das meiste davon nicht verlangen. Name, Wohnort, Telefon und E-Mail genügen. Wenn du etwas davon ' +
    'angeben möchtest, darfst du es.',
  address:
    'Der Ort genügt, Straße und Hausnummer braucht es nicht mehr. Nähe hilft: Ziehst du bald um, schreib „Umzug nach Leipzig im Juni“, wenn es so ist.',
  email:
    'Nimm eine Adresse aus deinem Namen, ohne Scherze und ohne Geburtsjahr. Die deines jetzigen Arbeitgebers ist nichts für Bewerbungen.',
  links:
    'Ein Link zu LinkedIn, Xing, Arbeitsproben oder Code lohnt sich, wenn dort dasselbe steht wie im Lebenslauf ' +
    'und alles aktuell ist. Kein Profil ist besser als ein verwaistes, ' +
    'und in vielen Berufen fragt niemand danach.',
  name: 'Nimm den Namen, mit dem du angesprochen werden willst. Lauten Zeugnisse auf einen anderen, setz ihn einmal in Klammern: „Ana Ruiz (früher Soto)“.',
  references:
    'Referenzen können wegbleiben; Arbeitgeber fragen, wenn sie sie brauchen. Halt zwei Leute bereit, die ' +
    'einverstanden sind. Arbeitszeugnisse schickst du als Anlage mit, im Lebenslauf stehen sie nicht.',
  hobbies:
    'Hobbys sind freiwillig. Behalt eines, das für diese Stelle etwas zeigt, ein Amt im Verein oder ein ' +
    'Mannschaftssport, und lass den Rest weg, wenn der Platz knapp ist.',
  objective:
    'Ein Berufsziel sagt, was du willst; zwei, drei Sätze darüber, was du mitbringst, sind mehr wert: was du ' +
    'bist, wie lange schon, und ein, zwei Dinge aus dieser Anzeige, die deine Arbeit belegt.',
  buzzwords:
    'Wörter wie „teamfähig“ oder „motiviert“ überzeugen allein niemanden, sie stehen in jedem Lebenslauf. Eine ' +
    'Zeile, die es zeigt, tut es: mit wem, wie oft, was dabei herauskam.',
  'skill-levels':
    'Balken und Sterne versteht jeder anders, und Programme lesen sie nicht. Schreib lieber, was du damit ' +
    'kannst: „Excel (Pivot-Tabellen, SVERWEIS)“. Ein Wort wie „Grundkenntnisse“ ist ehrlich und genügt.',
  'which-skills':
    'Nenn, was diese Anzeige verlangt und du wirklich benutzt, etwa acht bis zwölf, das Gefragteste zuerst. Was ' +
    'alle können und worauf du nicht angesprochen werden möchtest, kann weg.',
  'language-level':
    'Nenn jede Sprache mit einem Niveau, das du im Gespräch zeigen könntest: A1 bis C2 oder Grundkenntnisse, ' +
    'gut, fließend, Muttersprache. Eine Prüfung zählt mit Namen, Ergebnis und Jahr. Eine Stufe zu viel fällt in ' +
    'den ersten fünf Minuten auf.',
  driving:
    'Nenn den Führerschein mit den Klassen, wenn die Stelle Fahren verlangt oder der Ort schwer erreichbar ist. ' +
    'Punkte müssen nicht dastehen, aber antworte wahr, wenn sie fragen oder prüfen.',
  visa:
    'Darfst du hier arbeiten, erspart eine Zeile die Frage: „Arbeitserlaubnis bis 2027“ oder „EU-Bürger“. ' +
    'Brauchst du ein Visum, sag es, wenn sie fragen; oben stehen muss es nicht.',
  salary:
    'Eine Zahl gehört nicht in den Lebenslauf, sondern ins Anschreiben, wenn sie verlangt wird. Sieh nach, was ' +
    'in deiner Region dafür gezahlt wird, im Tarifvertrag samt Zulagen und bei deinem jetzigen Lohn, und nenn ' +
    'eine Spanne. Eine Zahl, für die ich einstehen könnte, habe ich nicht.',
  notice:
    'Wann du anfangen kannst, gehört ins Anschreiben oder in eine Zeile am Ende, wenn die Anzeige danach fragt. ' +
    'Nenn deine Kündigungsfrist, wie sie ist; Arbeitgeber sind es gewohnt zu warten.',
  place:
    'Bist du bereit umzuziehen oder zu pendeln, sag es in einer Zeile; sonst denken sie, du wohnst zu weit weg. ' +
    'Für Homeoffice nenn, wo du schon so gearbeitet hast.',
  disability:
    'Ob und wann du es sagst, entscheidest du. Im Lebenslauf muss es nicht stehen; im öffentlichen Dienst kann ' +
    'es helfen, weil du dann eingeladen wirst. Vor dem ersten Tag oder dem Gespräch sag, was du brauchst, um gut ' +
    'arbeiten zu können.',
  pregnancy:
    'Eine Schwangerschaft ist privat und gehört nicht in den Lebenslauf; auf die Frage danach musst du nicht antworten. Wann du es sagst, liegt bei dir.',
  'background-check':
    'Ein Führungszeugnis legst du vor, wenn sie es verlangen, meist vor dem ersten Tag; für ein erweitertes gibt ' +
    'dir der Arbeitgeber ein Schreiben, beantragt wird es beim Bürgeramt. In den Lebenslauf gehört es nicht.',
  'being-checked':
    'Rechne damit, dass sie es erfahren: Daten, Scheine und Zeugnisse werden geprüft, frühere Arbeitgeber ' +
    'gefragt. Was nur nicht erwähnt ist, ist meist in Ordnung; was falsch ist, kann noch nach Jahren die Stelle ' +
    'kosten. Wenn sie fragen, sag es offen.',
  numbers:
    'Du brauchst keine genauen Zahlen, nur wahre: wie viele am Tag, wie groß das Team, wie oft, wie lange. Ein ' +
    'ehrliches „etwa 30 pro Woche“ genügt. Weißt du es nicht, lass es weg oder sieh nach.',
  ats:
    'Solche Programme sortieren und suchen vor allem; entscheiden tun weiter Menschen, und dass Roboter 75 % ' +
    'aussortieren, hat keine verlässliche Quelle. Einfacher Text in einer Spalte, übliche Überschriften und die ' +
    'Worte der Anzeige für das, was du kannst, sind am sichersten. ' +
    'Tabellen und Textfelder werden oft falsch gelesen.',
  length:
    'Eine Seite bis etwa zehn Jahre Arbeit, zwei darüber; eine dritte liest man nur in der Forschung. Streich, ' +
    'was für diese Stelle nicht hilft, bevor du die Schrift kleiner machst. ' +
    'Für ein Profil reichen zwei bis drei Sätze.',
  bullets:
    'Kurze Stichpunkte für das, was du gemacht hast, ganze Sätze nur für das Profil oben. Vier bis sechs bei der ' +
    'letzten Stelle, zwei bis drei bei früheren, jeder ein bis zwei Zeilen mit dem, was dabei herauskam.',
  tense:
    'Schreib knapp mit dem Tun voran: „Leitung von …“, „Aufbau …“, „Betreuung …“, überall auf dieselbe Art. ' +
    '„Ich“ und „mein“ bleiben weg; was vorbei ist, erkennt man am Zeitraum.',
  'section-order':
    'Zuerst, was für diese Stelle am meisten hilft: meist Arbeit, dann Ausbildung, dann Kenntnisse; ein Schein, ' +
    'ohne den nichts geht, darf gleich unter den Namen. Innerhalb der Arbeit das Neueste zuerst. Ein Lebenslauf ' +
    'ohne Zeitangaben macht misstrauisch.',
  design:
    'Eine Spalte, eine gewöhnliche Schrift mit 10 bis 12 Punkt, klare Überschriften und etwas Weißraum. Farbe ' +
    'höchstens in einer Linie oder Überschrift. Zwei Spalten und Grafiken sehen hübsch aus und werden von ' +
    'Programmen oft falsch gelesen.',
  'file-format':
    'Schick ein PDF, außer sie wollen Word; es sieht überall gleich aus. Nenn die Datei nach dir und der Stelle: „Maria-Lopez-Pflegekraft.pdf“.',
  'date-format':
    'Monat und Jahr bei jeder Stelle, überall gleich geschrieben. Bei lange Zurückliegendem reichen Jahre, und ' +
    'wenn du den Monat nicht mehr weißt, rate keinen.',
  country:
    'Richte dich nach dem Land der Stelle: in Deutschland, Österreich und der Schweiz tabellarisch mit ' +
    'Zeiträumen, oft mit Foto; in Großbritannien, den USA und Kanada ohne Foto und Geburtsdatum, ein bis zwei ' +
    'Seiten. Auch die dortige Schreibweise hilft.',
  'which-language':
    'Schreib ihn in der Sprache der Anzeige. Ist sie englisch, obwohl die Firma hier sitzt, ist Englisch ' +
    'richtig. Lass einmal jemanden lesen, der mit der Sprache aufgewachsen ist.',
  'every-job':
    'Ein Lebenslauf für alles ist der häufigste Grund für Schweigen. Behalt eine volle Fassung und stell für ' +
    'jede Anzeige nach vorn, was sie verlangt; eine Viertelstunde genügt.',
  signature:
    'Ort, Datum und Unterschrift sind hier verbreitet, aber keine Pflicht; in Bewerbungen über ein Formular ' +
    'entfallen sie. Handschriftlich nur, wenn es verlangt wird.',
  'plain-voice':
    'Gut: Deine Worte bleiben deine. Ich setze keine großen Worte hinzu und ändere von mir aus nur, was eine ' +
    'Zeile klarer macht. Klingt etwas nicht nach dir, sag mir, welche Zeile, dann kommt die alte zurück.',
} as const satisfies Partial<Answers>;
