import type { Answers } from '../../topics.ts';

export const germanHistoryAnswers = {
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
} as const satisfies Partial<Answers>;
