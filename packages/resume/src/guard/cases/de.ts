import type { GuardCase } from './guard-case.ts';

export const germanCase: GuardCase = {
  resume: `Jördis Haberkamp
Rostock | j.haberkamp@example.com | 0000 445566

Profil
Ich bin Fachkraft für Lagerlogistik mit rund neun Jahren Erfahrung. Teamfähig und belastbar.

Berufserfahrung

Fachkraft für Lagerlogistik, Ostwind Versand GmbH, Rostock
05/2018 – heute
- Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag
- Unterstützte den Schichtleiter Uwe Drost bei der Tourenplanung
- Habe bei der Einführung von SAP EWM mitgearbeitet
- Zu meinen Aufgaben gehört die Kontrolle von Lieferscheinen
- Fehlerquote der Schicht sank 2021 von 1,2 % auf 0,8 %
- Gelegentlich Einarbeitung neuer Kollegen

Lagerhelferin, Bredow Getränke
2014 – 04/2018
- Be- und Entladen von Lkw, Kommissionierung
- Mithilfe bei der jährlichen Inventur (rund 3.000 Artikel)
- Kein Staplerschein in dieser Zeit

Ausbildung
Fachkraft für Lagerlogistik (IHK), 2018, Note 2,0
Weiterbildung Logistikmeisterin, begonnen 2023, noch nicht abgeschlossen

Kenntnisse
SAP EWM (Grundkenntnisse), Excel, Staplerschein

Sprachen
Deutsch Muttersprache, Englisch B1, Polnisch Grundlagen`,
  statedFacts: ['Bei Ostwind bin ich seit 2022 Ersthelferin.'],
  honest: [
    ['Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag', 'Wareneingang mit etwa 60 Paletten täglich'],
    [
      'Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag',
      'Bearbeitung des Wareneingangs, ca. sechzig Paletten pro Tag',
    ],
    [
      'Unterstützte den Schichtleiter Uwe Drost bei der Tourenplanung',
      'Unterstützung des Schichtleiters Uwe Drost bei der Planung der Touren',
    ],
    ['Habe bei der Einführung von SAP EWM mitgearbeitet', 'Mitarbeit bei der Einführung von SAP EWM'],
    ['Zu meinen Aufgaben gehört die Kontrolle von Lieferscheinen', 'Kontrolle von Lieferscheinen'],
    ['Zu meinen Aufgaben gehört die Kontrolle von Lieferscheinen', 'Prüfung der Lieferscheine'],
    [
      'Fehlerquote der Schicht sank 2021 von 1,2 % auf 0,8 %',
      '2021 sank die Fehlerquote der Schicht von 1,2 auf 0,8 Prozent',
    ],
    ['Gelegentlich Einarbeitung neuer Kollegen', 'Gelegentliche Einarbeitung neuer Kolleginnen und Kollegen'],
    ['Be- und Entladen von Lkw, Kommissionierung', 'Be- und Entladung von Lkw sowie Kommissionierung'],
    [
      'Mithilfe bei der jährlichen Inventur (rund 3.000 Artikel)',
      'Unterstützung bei der jährlichen Inventur mit rund 3000 Artikeln',
    ],
    [
      'Fachkraft für Lagerlogistik (IHK), 2018, Note 2,0',
      'Ausbildung zur Fachkraft für Lagerlogistik (IHK), Note 2,0, 2018',
    ],
    [
      'Weiterbildung Logistikmeisterin, begonnen 2023, noch nicht abgeschlossen',
      'Weiterbildung zur Logistikmeisterin (seit 2023, noch nicht abgeschlossen)',
    ],
    [
      'SAP EWM (Grundkenntnisse), Excel, Staplerschein',
      'Staplerschein, Kommissionierung, SAP EWM (Grundkenntnisse), Microsoft Excel',
    ],
    [
      'Deutsch Muttersprache, Englisch B1, Polnisch Grundlagen',
      'Deutsch (Muttersprache), Englisch (B1), Polnisch (Grundlagen)',
    ],
    [
      'Ich bin Fachkraft für Lagerlogistik mit rund neun Jahren Erfahrung. Teamfähig und belastbar.',
      'Fachkraft für Lagerlogistik mit rund 9 Jahren Berufserfahrung',
    ],
    ['05/2018 – heute', 'Mai 2018 – heute'],
    ['2014 – 04/2018', '2014 bis April 2018'],
    ['@Fachkraft für Lagerlogistik, Ostwind Versand GmbH, Rostock', 'Ersthelferin seit 2022'],
    ['Kenntnisse', 'Fachkenntnisse'],
  ],
  lies: [
    ['Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag', 'Wareneingang mit etwa 60 Paletten pro Stunde'],
    [
      'Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag',
      'Wareneingang und Warenausgang, etwa 60 Paletten am Tag',
    ],
    ['Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag', 'Wareneingang, mehr als 60 Paletten am Tag'],
    ['Unterstützte den Schichtleiter Uwe Drost bei der Tourenplanung', 'Verantwortlich für die Tourenplanung'],
    ['Unterstützte den Schichtleiter Uwe Drost bei der Tourenplanung', 'Tourenplanung'],
    ['Unterstützte den Schichtleiter Uwe Drost bei der Tourenplanung', 'Schichtleiterin mit Tourenplanung'],
    ['Habe bei der Einführung von SAP EWM mitgearbeitet', 'Einführung von SAP EWM'],
    ['Habe bei der Einführung von SAP EWM mitgearbeitet', 'SAP EWM im gesamten Unternehmen eingeführt'],
    ['Zu meinen Aufgaben gehört die Kontrolle von Lieferscheinen', 'Kontrolle von Lieferscheinen und Rechnungen'],
    [
      'Fehlerquote der Schicht sank 2021 von 1,2 % auf 0,8 %',
      'Senkung der Fehlerquote der Schicht 2021 von 1,2 % auf 0,8 %',
    ],
    ['Fehlerquote der Schicht sank 2021 von 1,2 % auf 0,8 %', 'Fehlerquote der Schicht sank 2021 von 2,1 % auf 0,8 %'],
    ['Gelegentlich Einarbeitung neuer Kollegen', 'Einarbeitung neuer Kollegen'],
    ['Gelegentlich Einarbeitung neuer Kollegen', 'Regelmäßige Einarbeitung neuer Kollegen'],
    ['Mithilfe bei der jährlichen Inventur (rund 3.000 Artikel)', 'Jährliche Inventur (rund 3.000 Artikel)'],
    [
      'Mithilfe bei der jährlichen Inventur (rund 3.000 Artikel)',
      'Mithilfe bei der monatlichen Inventur (rund 3.000 Artikel)',
    ],
    ['Kein Staplerschein in dieser Zeit', 'Staplerschein in dieser Zeit'],
    ['Fachkraft für Lagerlogistik (IHK), 2018, Note 2,0', 'Fachkraft für Lagerlogistik (IHK), 2018, Note 1,0'],
    ['Weiterbildung Logistikmeisterin, begonnen 2023, noch nicht abgeschlossen', 'Logistikmeisterin, 2023'],
    ['SAP EWM (Grundkenntnisse), Excel, Staplerschein', 'SAP EWM, Excel, Staplerschein'],
    ['SAP EWM (Grundkenntnisse), Excel, Staplerschein', 'SAP EWM (Grundkenntnisse), Excel, Staplerschein, Kranschein'],
    [
      'Deutsch Muttersprache, Englisch B1, Polnisch Grundlagen',
      'Deutsch Muttersprache, Englisch B2, Polnisch Grundlagen',
    ],
    [
      'Deutsch Muttersprache, Englisch B1, Polnisch Grundlagen',
      'Deutsch Muttersprache, Englisch B1, Polnisch fließend',
    ],
    [
      'Ich bin Fachkraft für Lagerlogistik mit rund neun Jahren Erfahrung. Teamfähig und belastbar.',
      'Logistikmeisterin mit rund neun Jahren Erfahrung',
    ],
    [
      'Ich bin Fachkraft für Lagerlogistik mit rund neun Jahren Erfahrung. Teamfähig und belastbar.',
      'Fachkraft für Lagerlogistik mit rund neunzehn Jahren Erfahrung',
    ],
    ['2014 – 04/2018', '2014 – heute'],
    ['Lagerhelferin, Bredow Getränke', 'Lagerleiterin, Bredow Getränke'],
    ['@Lagerhelferin, Bredow Getränke', 'Etwa 60 Paletten am Tag'],
    ['@Kenntnisse', 'Gefahrgutschein'],
  ],
  disguised: [
    [
      'Verantwortlich für den Wareneingang, etwa 60 Paletten am Tag',
      'Leitung des Wareneingangs, etwa 60 Paletten am Tag',
    ],
  ],
};
