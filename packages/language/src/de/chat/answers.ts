import type { Answers } from '../../topics.ts';

export const germanAnswers: Answers = {
  gap:
    'Eine Lücke ist nichts Ungewöhnliches, und kaum jemand legt deswegen einen Lebenslauf weg. Lass die ' +
    'Zeitangaben, wie sie sind. Eine kurze Zeile zu dieser Zeit (Pflege, Kurs, Arbeitssuche) beantwortet die ' +
    'Frage vorab, im Gespräch genügt ein ehrlicher Satz.',
  parental:
    'Elternzeit ist normal und nichts, was du verstecken musst. Du kannst sie weglassen oder in einer neutralen ' +
    'Zeile nennen, „Elternzeit“ mit den Jahren; Namen und Einzelheiten bleiben privat. Verschieb dafür kein ' +
    'Datum einer Stelle.',
  care:
    'Jemanden zu pflegen ist ein ehrlicher Grund, den Arbeitgeber gut kennen. Wenn du magst, reicht eine kurze ' +
    'Zeile wie „Pflege eines Angehörigen“ mit den Jahren; was es war und wer, ist privat. Auf Nachfrage sag, ' +
    'dass du jetzt frei bist zu arbeiten.',
  illness:
    'Eine Krankheit musst du nicht nennen, weder im Lebenslauf noch später. Lass die Zeitangaben stehen; auf ' +
    'Nachfrage genügt „gesundheitliche Gründe, das ist überstanden“, wenn es so ist.',
  prison:
    'Im Lebenslauf muss eine Haft nicht stehen, und die Zeitangaben bleiben, wie sie sind. Arbeit, Kurse und ' +
    'Abschlüsse aus dieser Zeit darfst du nennen. Wenn ein Formular oder jemand im Gespräch direkt danach fragt, ' +
    'antworte wahr und kurz und sag, was du seither machst.',
  fired:
    'Warum eine Stelle endete, steht nie im Lebenslauf, also bleibt es draußen. Nenn die Stelle mit den wahren ' +
    'Zeiten und dem, was du dort gemacht hast. Auf Nachfrage genügt ein ruhiger Satz ohne Schuldzuweisung und ' +
    'danach, was du suchst.',
  leaving:
    'Gründe für einen Wechsel gehören nicht in den Lebenslauf. Im Gespräch reicht ein schlichter Satz: Eine ' +
    'Schließung oder ein Stellenabbau ist neutral, andere Arbeitszeiten oder ein neues Gebiet sind auch ein ' +
    'guter Grund. Gesundheit und Familie gehen niemanden etwas an.',
  'short-jobs':
    'Du musst nicht jede Stelle nennen. Ein paar Wochen oder Monate dürfen fehlen, solange du kein anderes Datum ' +
    'darüber streckst; mehrere kurze Stellen können zusammen stehen, etwa „Befristete Tätigkeiten, 2021 – 2023“. ' +
    'Wenn jemand nach der Zeit fragt, antworte wahr.',
  overqualified:
    'Sag früh, warum du genau diese Stelle willst; das fragen sie sich. Stell nach vorn, was diese Anzeige ' +
    'verlangt, und halt die leitenden Aufgaben kurz. Du musst nicht jeden Abschluss nennen, aber änder keinen.',
  underqualified:
    'Bewirb dich, wenn du etwa die Hälfte mitbringst und die ersten Punkte darunter sind; eine Anzeige ' +
    'beschreibt einen Wunsch. Stell nach oben, was du hast, und lass den Rest lieber weg, als ihn zu verwischen.',
  'no-degree':
    'Viele Anzeigen nehmen Erfahrung statt Abschluss, vor allem bei „oder vergleichbar“. Stell deine Arbeit mit ' +
    'Ergebnissen nach vorn und nenn, was du an Ausbildung hast. Einen Abschluss, den du nicht hast, schreib ' +
    'nicht hin; er wird als Erstes geprüft.',
  'unfinished-degree':
    'Ein Studium ohne Abschluss darf stehen: Fach, Ort, Jahre und „ohne Abschluss“ oder die Zahl der ' +
    'Leistungspunkte. Das ist ehrlich und zeigt, was du gelernt hast. ' +
    'Hilft es hier wenig, kannst du es weglassen.',
  'foreign-degree':
    'Schreib den Abschluss mit seinem eigenen Namen und einer Erklärung dahinter, zum Beispiel „(vergleichbar ' +
    'mit einem Bachelor)“, wenn eine Anerkennungsstelle das so sieht. Ist er anerkannt, nenn Stelle und Jahr.',
  grades:
    'Noten erwartet man nur, solange du wenig Arbeit vorzuweisen hast oder die Anzeige danach fragt. Gute dürfen ' +
    'ein paar Jahre stehen bleiben, die anderen lässt du einfach weg.',
  school:
    'Mit einer Ausbildung oder ein paar Jahren Arbeit kann die Schule auf eine Zeile schrumpfen oder wegfallen. Ohne beides nenn Schule, Abschluss und Jahr.',
  'no-experience':
    'Alle fangen einmal ohne an. Es zählt, was du bisher gemacht hast: Kurse, Projekte, Ferienjobs, Verein, ' +
    'Hilfe in der Familie, jeweils mit dem, was du getan hast und wie viel. Das kommt vor die Schule.',
  internship:
    'Ja, ein Praktikum zählt als Erfahrung, vor allem, wenn die Arbeit dieser Stelle nahe ist. Das Wort ' +
    'Praktikum bleibt im Titel; sag, was du selbst gemacht hast. Mit mehreren Jahren Arbeit können die alten weg.',
  'career-change':
    'Stell nach vorn, was beide Gebiete gemeinsam haben, in den Worten dieser Anzeige, und sag oben in einem ' +
    'Satz, woher du kommst und wohin du willst. Neue Kurse und erste ' +
    'Schritte im neuen Gebiet folgen gleich danach.',
  military:
    'Dienst ist Arbeit: Dienstgrad, Einheit, Jahre und was du gemacht hast, in Worten, die Zivilisten verstehen. ' +
    'Geführte Leute, betreutes Gerät und gegebene Ausbildung sagen mehr als Postenbezeichnungen.',
  volunteering:
    'Ja, das zählt, am meisten, wenn du dort gemacht hast, was diese Stelle verlangt. Sag, dass es ehrenamtlich ' +
    'war, und wie viel: Stunden, Leute, Geld, Jahre. Ist es deine neueste oder passendste Arbeit, darf es weit ' +
    'oben stehen.',
  'unpaid-work':
    'Unbezahlte Arbeit zählt, wenn sie als das dasteht, was sie war. Nenn sie schlicht, etwa „Buchhaltung im ' +
    'Familienbetrieb (unbezahlt, Teilzeit)“, mit Zeit und Umfang. Mach keine Stelle daraus, die es nicht gab.',
  freelance:
    'Führ sie wie eine Stelle auf: „Selbstständig“ mit deiner Tätigkeit, den Jahren und zwei, drei Aufträgen mit ' +
    'Ergebnis. Kunden nennst du mit deren Einverständnis, sonst nach Art („ein regionaler Versicherer“). Nur für ' +
    'Arbeit, die es wirklich gab.',
  'side-job':
    'Ein Nebenjob darf fehlen, außer er zeigt etwas, das diese Anzeige verlangt. Gleichzeitige Stellen sind kein ' +
    'Problem; schreib die Zeiten, wie sie waren, und bei der kleineren „Teilzeit“.',
  promotion:
    'Nenn den Arbeitgeber einmal und darunter deine Positionen, die neueste zuerst, jede mit ihrem eigenen ' +
    'Zeitraum. So sieht man den Aufstieg sofort, und kein Titel deckt eine Zeit, in der du ihn nicht hattest.',
  'agency-work':
    'Nenn die Zeitarbeitsfirma als Arbeitgeber und dahinter die Einsatzorte: „Fahrer (Zeitarbeit), eingesetzt ' +
    'bei drei Märkten“. Kurze Einsätze fasst du in einem Eintrag mit dem ganzen Zeitraum zusammen.',
  'old-jobs':
    'Zehn bis fünfzehn Jahre reichen für die meisten Stellen. Älteres kann auf je eine Zeile schrumpfen, ' +
    'Tätigkeit, Arbeitgeber, Jahre, oder wegfallen, wenn es mit dieser Anzeige nichts zu tun hat.',
  age:
    'Das Alter ist eine echte Sorge, aber nicht die ganze Geschichte: Es zählt, was du für diese Stelle kannst. ' +
    'Geburtsdatum und Alter musst du nicht angeben, frühe Stellen dürfen kurz sein, nur ändern darfst du kein ' +
    'Datum. Nach oben gehören neuere Arbeit, neuere Kurse und was diese Anzeige verlangt.',
  unemployed:
    'Gerade ohne Arbeit zu sein ist keine Schande; die letzte Stelle endet einfach mit ihrem Datum. Machst du ' +
    'inzwischen etwas, einen Kurs, Aushilfe, Pflege, zeigt das eine Zeile. Sag, wann du anfangen kannst; das ' +
    'kann ein Vorteil sein.',
  apprenticeship:
    'Eine Lehre gehört unter Ausbildung, mit Beruf, Betrieb und Jahren, und auch unter Arbeit, wenn du dort ' +
    'richtig mitgearbeitet hast. Die Abschlussprüfung nenn nur, wenn du sie bestanden hast.',
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
  'cover-letter':
    'Drei kurze Teile genügen: warum dieser Arbeitgeber, was du zu ihren ersten zwei Punkten schon gemacht hast ' +
    'und wann du anfangen kannst. Nimm die Beispiele aus deinen eigenen Zeilen; eine halbe Seite reicht.',
  motivation:
    'Zwei, drei Sätze: was dich an diesem Haus oder dieser Arbeit anzieht, und eine Sache, die du gemacht hast ' +
    'und dort brauchen könntest. Ein wahrer Grund, der nur hierher passt, ist mehr wert als Lob.',
  interview:
    'Nimm die ersten drei Dinge aus der Anzeige und zu jedem eine kurze Geschichte: was es war, was du getan ' +
    'hast, was dabei herauskam. Halt zwei eigene Fragen bereit. Du darfst kurz nachdenken und sagen, dass du ' +
    'etwas noch nicht kannst.',
  'follow-up':
    'Nach etwa einer Woche, oder eine Woche nach Bewerbungsschluss, ist eine kurze freundliche Nachricht in ' +
    'Ordnung: worauf und wann du dich beworben hast und ob sie noch etwas brauchen. Nach einem Gespräch bedank ' +
    'dich am selben oder nächsten Tag.',
  'no-answer':
    'Schweigen sagt wenig über dich: Viele antworten nie, und oft ist die Stelle schon vergeben. Zweierlei ' +
    'hilft: weniger Bewerbungen, die besser passen und oben ihre Worte ' +
    'tragen, und nach einer Woche eine kurze Nachfrage.',
  rejection:
    'Eine Absage tut weh, und selten heißt sie, dass du nicht gut genug bist; oft hatte jemand eine Sache mehr. ' +
    'Frag einmal freundlich, was gefehlt hat. Schau dann, welche Anzeigen dir ein Gespräch gebracht haben, und ' +
    'bewirb dich auf mehr von dieser Art.',
  applying:
    'Wenige passende Bewerbungen bringen mehr als viele unpassende; drei bis fünf gute in der Woche reichen. ' +
    'Frag neben den Börsen auch Leute, mit denen du gearbeitet hast, und ' +
    'sieh bei Arbeitgebern in deiner Nähe nach.',
  'which-job':
    'Sieh dir an, was du gern und oft gemacht hast, und such Anzeigen, die genau das verlangen, wie immer sie ' +
    'heißen. Hier zeige ich dir, wie gut dein Lebenslauf zu einer Anzeige ' +
    'passt; füg eine andere ein und vergleiche.',
  strengths:
    'Deine Stärken sind das, was du mehr als einmal gemacht hast und worauf sich andere verlassen haben. Im ' +
    'Lebenslauf stehen sie dort, wo eine Zeile sagt, was du getan hast und was dabei herauskam.',
  chances:
    'Das kann niemand versprechen, und ich tue es nicht. Ich kann dir sagen, wie viel von dem, was sie ' +
    'verlangen, dein Lebenslauf zeigt und was noch offen ist.',
  'ai-written':
    'Jedes Wort in deinem Lebenslauf ist deins; ich sortiere, kürze und frage, ich erfinde nichts. Es steht also ' +
    'nichts darin, was du im Gespräch nicht selbst erklären könntest.',
  nervous:
    'Aufgeregt zu sein ist normal und zeigt, dass es dir wichtig ist. Bereite drei kurze Geschichten aus deiner ' +
    'Arbeit vor und den Weg dorthin, dann schlaf; mehr braucht es nicht. Ein Atemzug und ein langsamer erster ' +
    'Satz helfen den meisten.',
  'self-doubt':
    'Solche Zweifel sind schwer, und viele, die gute Arbeit machen, haben sie. Was du getan hast, geht nicht ' +
    'verloren, weil es lange her ist oder niemand es gelobt hat. Schauen wir, was wirklich dasteht.',
  tired:
    'Das klingt nach viel. Es kann warten: Hier geht nichts verloren, und ausgeruhte Augen lesen besser. Wenn du magst, machen wir heute nur eine Kleinigkeit.',
  'next-step':
    'Wenn ich wählen dürfte: schließ, was unten noch offen ist, lies alles einmal laut, lass eine zweite Person ' +
    'lesen und schick es ab. Ein guter Lebenslauf, der unterwegs ist, schlägt den perfekten in der Schublade.',
  human:
    'Ich bin ein Programm, kein Mensch. Ich arbeite mit deinen Worten und mit Regeln; in deinen Lebenslauf kommt ' +
    'nichts, was du nicht geschrieben oder mir gesagt hast, und ich verschicke nichts für dich.',
  privacy:
    'Dein Lebenslauf gehört dir. Was gespeichert wird, wie lange und wie du es löschst, steht unter ' +
    '„Datenschutz“; von hier bekommt ihn niemand, außer du schickst ihn.',
  price:
    'Was kostenlos ist und was ein Tarif kostet, steht auf der Seite „Preise“. Ohne deine Zustimmung wird nichts abgebucht.',
  smalltalk: 'Schön, dass du es mit Humor nimmst. Ich bin für deinen Lebenslauf da, wann immer du magst.',
  'untrue-years':
    'Mehr Jahre, als es waren, kann ich nicht schreiben; das kommt bei der ersten Frage heraus. Was du hast, ' +
    'zählt so, wie es ist: Sag mir die wahre Zeit und was du darin gemacht hast, eine Zeile darüber ist mehr ' +
    'wert als die Zahl.',
  'untrue-level':
    'Ein Niveau, das du nicht hast, schreibe ich lieber nicht; es wird im Gespräch oft ausprobiert. Besser ist ' +
    'das wahre Niveau oder in schlichten Worten, was du damit kannst. Wofür hast du es gebraucht?',
  'untrue-credential':
    'Dass du es hast, kann ich nicht schreiben, wenn es nicht so ist; Scheine und Abschlüsse werden geprüft, und ' +
    'manchmal hängt die Sicherheit daran. Stehen kann, was stimmt: „laufend“, „Prüfung im Frühjahr geplant“, ' +
    '„gültig bis 2021“. Soll es so etwas sein?',
  'untrue-title':
    'Die Bezeichnung lasse ich, wie sie war; ein früherer Arbeitgeber würde danach gefragt. Die Arbeit selbst ' +
    'darf ganz gezeigt werden: Was hast du entschieden, wen hast du eingearbeitet, was hast du übernommen, wenn ' +
    'andere fehlten?',
  'untrue-dates':
    'Daten ändere ich nicht, um eine Lücke zu schließen; Zeugnisse würden es zeigen. Eine Lücke ist weniger ' +
    'schlimm als ein falsches Datum. Eine ehrliche Zeile zu dieser Zeit genügt, oder keine.',
  'untrue-figure':
    'Zahlen erfinde ich nicht: Du müsstest sie erklären. Eine ehrliche Schätzung ist aber in Ordnung. Wie viele ' +
    'waren es ungefähr am Tag oder in der Woche, und wie hat es sich verändert?',
  'untrue-tool':
    'Ich nenne nur, womit du wirklich gearbeitet hast; es vorführen zu müssen wäre schlimmer, als es nicht zu ' +
    'haben. Was dem nahe kommt, darf stehen, und im Gespräch kannst du sagen, dass du es schnell lernst. Hast du ' +
    'es schon einmal benutzt, auch nur ein wenig?',
  'untrue-other':
    'Ich schreibe nur, was so ist; alles andere fiele auf dich zurück. Meist gibt es einen ehrlichen Weg, es zu ' +
    'sagen. Wenn es so war, sag mir in einem Satz, was du gemacht hast, dann kommt es hinein; wenn nicht ganz: ' +
    'Wie war es wirklich?',
};
