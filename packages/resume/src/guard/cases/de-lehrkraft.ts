import type { GuardCase } from './guard-case.ts';

export const germanTeacherCase: GuardCase = {
  resume: `Henrike Osterloh
Bremen, h.osterloh@example.org, 0000 778899

Über mich
Engagierte Lehrerin. 8 Jahre Schuldienst, Fächer Mathe und Sport.

Berufspraxis

Lehrerin für Mathematik und Sport, Oberschule am Deich, Bremen
seit 08/2018
- Unterrichte 24 Wochenstunden in den Klassen 5 bis 10
- Ich war an der Erarbeitung des neuen Medienkonzepts beteiligt
- Klassenlehrerin einer 7. Klasse mit 27 Kindern
- Vertretungsweise Leitung der Fachkonferenz Sport (3 Monate)
- Organisation des Sportfests zusammen mit zwei Kollegen
- Die Zahl der Abschlüsse in Mathe stieg von 81 % auf 88 % (2020 bis 2022)
- Einsatz von itslearning und GeoGebra

Referendariat, Gymnasium Weserbogen
02/2017 – 07/2018
- Eigenverantwortlicher Unterricht, 10 Stunden pro Woche
- Hospitation bei der Fachleiterin Dr. Inge Sommerfeld
- Mitwirkung beim Schulgarten

Studium
Master of Education Mathematik/Sport, Universität Wesermünde, 2016 (Note 1,9)

Kenntnisse
GeoGebra, itslearning, Excel, Rettungsschwimmabzeichen Silber

Sprachen
Englisch fließend, Spanisch A2`,
  honest: [
    ['Unterrichte 24 Wochenstunden in den Klassen 5 bis 10', 'Unterricht in den Klassen 5–10, 24 Wochenstunden'],
    [
      'Ich war an der Erarbeitung des neuen Medienkonzepts beteiligt',
      'Beteiligung an der Erarbeitung des neuen Medienkonzepts',
    ],
    ['Klassenlehrerin einer 7. Klasse mit 27 Kindern', 'Klassenlehrerin einer siebten Klasse (27 Kinder)'],
    [
      'Vertretungsweise Leitung der Fachkonferenz Sport (3 Monate)',
      'Drei Monate vertretungsweise Leitung der Fachkonferenz Sport',
    ],
    ['Organisation des Sportfests zusammen mit zwei Kollegen', 'Organisation des Sportfests gemeinsam mit 2 Kollegen'],
    [
      'Die Zahl der Abschlüsse in Mathe stieg von 81 % auf 88 % (2020 bis 2022)',
      'Anteil der Abschlüsse in Mathematik stieg von 81 % (2020) auf 88 % (2022)',
    ],
    ['Einsatz von itslearning und GeoGebra', 'Nutzung von itslearning und GeoGebra'],
    [
      'Eigenverantwortlicher Unterricht, 10 Stunden pro Woche',
      'Eigenverantwortlicher Unterricht im Umfang von zehn Wochenstunden',
    ],
    ['Hospitation bei der Fachleiterin Dr. Inge Sommerfeld', 'Hospitationen bei der Fachleiterin Dr. Inge Sommerfeld'],
    ['Mitwirkung beim Schulgarten', 'Mithilfe im Schulgarten'],
    [
      'Master of Education Mathematik/Sport, Universität Wesermünde, 2016 (Note 1,9)',
      'Master of Education in Mathematik und Sport (Note 1,9), Universität Wesermünde, 2016',
    ],
    [
      'GeoGebra, itslearning, Excel, Rettungsschwimmabzeichen Silber',
      'itslearning, GeoGebra, Microsoft Excel, Rettungsschwimmabzeichen in Silber',
    ],
    ['Englisch fließend, Spanisch A2', 'Englisch (fließend), Spanisch (A2)'],
    ['seit 08/2018', 'August 2018 – heute'],
    ['02/2017 – 07/2018', 'Februar 2017 – Juli 2018'],
    ['Über mich', 'Kurzprofil'],
    ['Berufspraxis', 'Berufserfahrung'],
  ],
  asked: [
    ['Ich war an der Erarbeitung des neuen Medienkonzepts beteiligt', 'Mitarbeit am neuen Medienkonzept'],
    [
      'Engagierte Lehrerin. 8 Jahre Schuldienst, Fächer Mathe und Sport.',
      'Lehrerin für Mathematik und Sport mit acht Jahren Schuldienst',
    ],
  ],
  lies: [
    ['Unterrichte 24 Wochenstunden in den Klassen 5 bis 10', 'Unterrichte 28 Wochenstunden in den Klassen 5 bis 10'],
    ['Unterrichte 24 Wochenstunden in den Klassen 5 bis 10', 'Unterrichte 24 Wochenstunden in den Klassen 5 bis 13'],
    ['Ich war an der Erarbeitung des neuen Medienkonzepts beteiligt', 'Erarbeitung des neuen Medienkonzepts'],
    [
      'Ich war an der Erarbeitung des neuen Medienkonzepts beteiligt',
      'Neues Medienkonzept erarbeitet und schulweit eingeführt',
    ],
    ['Klassenlehrerin einer 7. Klasse mit 27 Kindern', 'Jahrgangsleiterin der 7. Klassen'],
    ['Vertretungsweise Leitung der Fachkonferenz Sport (3 Monate)', 'Leitung der Fachkonferenz Sport'],
    [
      'Vertretungsweise Leitung der Fachkonferenz Sport (3 Monate)',
      'Vertretungsweise Leitung der Fachkonferenz Sport (3 Jahre)',
    ],
    ['Organisation des Sportfests zusammen mit zwei Kollegen', 'Organisation des Sportfests'],
    [
      'Die Zahl der Abschlüsse in Mathe stieg von 81 % auf 88 % (2020 bis 2022)',
      'Steigerung der Abschlüsse in Mathe von 81 % auf 88 % (2020 bis 2022)',
    ],
    ['Einsatz von itslearning und GeoGebra', 'Einsatz von itslearning, Moodle und GeoGebra'],
    ['Hospitation bei der Fachleiterin Dr. Inge Sommerfeld', 'Fachleiterin Mathematik'],
    ['Mitwirkung beim Schulgarten', 'Aufbau des Schulgartens'],
    ['Referendariat, Gymnasium Weserbogen', 'Lehrerin, Gymnasium Weserbogen'],
    ['02/2017 – 07/2018', '02/2016 – 07/2018'],
    [
      'Master of Education Mathematik/Sport, Universität Wesermünde, 2016 (Note 1,9)',
      'Master of Education Mathematik/Sport, Universität Wesermünde, 2016 (Note 1,0)',
    ],
    ['Englisch fließend, Spanisch A2', 'Englisch fließend, Spanisch B2'],
    [
      'Engagierte Lehrerin. 8 Jahre Schuldienst, Fächer Mathe und Sport.',
      'Preisgekrönte Lehrerin mit 8 Jahren Schuldienst, Fächer Mathe und Sport.',
    ],
    [
      'Engagierte Lehrerin. 8 Jahre Schuldienst, Fächer Mathe und Sport.',
      'Lehrerin mit über 8 Jahren Schuldienst, Fächer Mathe, Physik und Sport.',
    ],
    ['@Referendariat, Gymnasium Weserbogen', 'Klassenlehrerin einer Klasse mit 27 Kindern'],
  ],
  disguised: [
    [
      'GeoGebra, itslearning, Excel, Rettungsschwimmabzeichen Silber',
      'GeoGebra, itslearning, Excel, Rettungsschwimmabzeichen Gold',
    ],
  ],
};
