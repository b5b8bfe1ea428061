import type { Answers } from '../../topics.ts';

export const germanHuntAnswers = {
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
} as const satisfies Partial<Answers>;
