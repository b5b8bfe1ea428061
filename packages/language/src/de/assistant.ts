import type { AssistantWords } from '../assistant-words.ts';
import { rule } from '../opening-rule.ts';
import { pattern } from '../pattern.ts';
import { list } from '../word-list.ts';
import { germanChat } from './chat/chat.ts';
import { germanAssistantCues } from './cues/assistant-cues.ts';

export const germanAssistant: AssistantWords = {
  chat: germanChat,
  cues: germanAssistantCues,
  look: {
    gapFound: 'In deinem Lebenslauf steht zwischen {from} und {to} nichts.',
    pages: 'Deiner füllt jetzt {pages} Seiten.',
    onePage: 'Deiner füllt jetzt eine Seite.',
    stands: 'In deinem Lebenslauf steht „{line}“.',
    shows: 'Verlangt wird {name}: Deine Zeile „{line}“ zeigt es.',
    speaksForYou: 'Was hier für dich spricht:',
    oldest: 'Deine älteste Stelle dort beginnt {year}: „{line}“.',
    figures: '{count} von {all} Zeilen über deine Arbeit haben eine Zahl.',
    alsoWeak: 'Auch schwach:',
    warm: 'Ich verstehe, dass dich das beschäftigt.',
    notSure: 'Das sagen mir weder dein Lebenslauf noch die Anzeige, deshalb entscheidest du.',
    asksMust: 'Die Anzeige verlangt es: „{quote}“.',
    asksWish: 'Die Anzeige nennt es als Wunsch, nicht als Muss: „{quote}“.',
    shownHere: 'Dein Lebenslauf zeigt es: „{line}“.',
    notShownHere:
      'Dein Lebenslauf zeigt es nicht. Hast du es gemacht, sag mir, wo, dann kommt es hinein. ' +
      'Wenn nicht, lass es weg; im Gespräch kannst du sagen, dass du es schnell lernst.',
    plus: '{name} (von Vorteil)',
    counts: 'Das zählt: Die Anzeige verlangt „{quote}“.',
    mayStand: 'Es stimmt und ist von dir, also darf es stehen. Wörtlich verlangt die Anzeige es nicht.',
    yourChoice:
      'Zeigt es etwas, das diese Stelle verlangt, oder füllt es eine Zeit, die sonst leer wäre, darf es kurz ' +
      'bleiben. Sonst kann es ohne Verlust weg. Du entscheidest.',
    takeOut: 'Herausnehmen',
    shorten: 'Kürzer machen',
  },
  timesOff: {
    present: 'heute',
    parental: 'Elternzeit',
    care: 'Pflege einer Angehörigen',
    illness: 'Auszeit (Gesundheit)',
    other: 'Berufliche Auszeit',
    unemployed: 'Arbeitssuche',
  },
  operations: {
    state: 'Als meine Arbeit ergänzen',
    remove: 'Etwas herausnehmen',
    move: 'Etwas verschieben',
    replace: 'Wörter ändern',
    correct: 'Etwas berichtigen',
    shorten: 'Kürzer machen',
    strengthen: 'Eine Zeile stärken',
    tailor: 'An die Stelle anpassen',
    undo: 'Letzte Änderung zurücknehmen',
    missing: 'Zeigen, was fehlt',
    weakest: 'Schwächste Zeile zeigen',
    spelling: 'Rechtschreibung prüfen',
    summary: 'Ein Profil schreiben',
    one_page: 'Auf eine Seite bringen',
    reorder: 'Sortieren',
    add: 'Etwas ergänzen',
    retract: 'Zurücknehmen, was nicht stimmt',
    remove_words: 'Wörter aus einer Zeile nehmen',
    rename: 'Überschrift umbenennen',
    split: 'Eine Zeile teilen',
    merge: 'Zwei Zeilen zusammenfassen',
    emphasise: 'Etwas mehr betonen',
    tense: 'Die Zeitform ändern',
    put_back: 'Etwas zurückholen',
    improve: 'Verbessern',
    ready: 'Sagen, ob er fertig ist',
    score: 'Die Punktzahl erklären',
    changed: 'Zeigen, was sich geändert hat',
    gap: 'Hilfe bei einer Lücke',
    letter: 'Hilfe beim Anschreiben',
    explain: 'Sagen, warum',
    advice: 'Einen Rat geben',
    add_role: 'Eine Stelle ergänzen',
    format: 'Aussehen und Dateien',
    add_all: null,
    untrue: null,
    redo: null,
    reset: null,
    compare: null,
    honesty: null,
    worry: null,
    translate: null,
    product: null,
    help: null,
    yes: null,
    no: null,
    choose: null,
    complain: null,
    greeting: null,
    thanks: null,
    other: null,
  },
  talk: pattern('iu')`
    (?<!\p{L})(?:bitte|danke|schreib(?:en sie)?|schreibst du|nimm|streich|mach(?:en sie)? (?:mal|das|es)|kannst du
    |können sie|sorry|ach|doch lieber|nee|das da|du)(?!\p{L})
  `,
  headings: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
    interests: 'Interessen',
    awards: null,
    publications: null,
    volunteering: null,
    references: null,
    other: null,
  },
  customs: {
    skillsAboveWork: false,
    profileOnTop: true,
    educationBelowWork: true,
    personalLabels: null,
  },
  resources: { verbs: false, dictionary: false, monthNames: false },
  marks: null,
  summary: {
    since: '{role}, {place}, seit {year}',
    sinceAlone: '{role} seit {year}',
    former: '{role}, {place} ({period})',
    formerAlone: '{role} ({period})',
    comma: ', ',
    stop: '.',
    gap: ' ',
    cliche: pattern('giu')`
      (?<!\p{L})(?:(?:hoch)?motiviert\p{L}*|engagiert\p{L}*|freundlich\p{L}*|zuverlässig\p{L}*|belastbar\p{L}*|flexib\p{L}+|teamfähig\p{L}*
      |teamgeist|teamplayer\p{L}*|team\p{L}*|dynamisch\p{L}*|kreativ\p{L}*|lernbereit\p{L}*|lernwillig\p{L}*|selbst(?:st)?ändig\p{L}*|pünktlich\p{L}*
      |verantwortungsbewuss\p{L}+|sorgfältig\p{L}*|gewissenhaft\p{L}*|ehrgeizig\p{L}*|offen\p{L}*|kommunikati\p{L}+|organisationstalent
      |leidenschaft\p{L}*|begeister\p{L}+|freude|spaß|arbeit\p{L}*|person\p{L}*|mensch\p{L}*|neu\p{L}*|herausforderung\p{L}*|stark\p{L}*
      |schnell\p{L}*|gut\p{L}*|sehr|hoh\p{L}+|immer|gern\p{L}*|auch|unter|druck|stets|eine\p{L}*|mein\p{L}*|oder|sowie|nicht
      |durch|sich|habe|bringe|eigenschaft\p{L}*|auffassungsgabe|lösungsorientiert\p{L}*|zielstrebig\p{L}*|strukturiert\p{L}*)(?!\p{L})
    `,
    wish: pattern('iu')`
      (?<!\p{L})(?:suche|sucht|möchte|wünsche|würde gerne?|strebe|will mich|auf der suche|neue herausforderung|ziel ist|mein ziel)(?!\p{L})
    `,
    duration: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|jahr\p{L}*)(?!\p{L})/iu,
    outcome: pattern('iu')`
      [£$€¥]|(?<!\p{L})(?:prozent|statt|dadurch|gesenkt|gesteigert|erhöht|reduziert|verkürzt|eingespart|verbessert|verdoppelt|halbiert
      |bestanden|früher fertig|jetzt|von [^.,]{0,20}\d[^.]{0,25} auf [^.]{0,12}\d)
    `,
    standingIn: /(?<!\p{L})(?:vertret\p{L}*|\p{L}+vertretung)/giu,
    tasks: 'Aufgaben: {items}',
    held: '{items}',
    apart: '; ',
    colon: ': ',
    expected: /(?<!\p{L})(?:voraussichtlich\p{L}*|vorauss|laufend|angestrebt\p{L}*|derzeit|aktuell|heute)(?!\p{L})/iu,
    vagueTask:
      /(?<!\p{L})(?:allgemeine\p{L}*|sonstige\p{L}*|diverse\p{L}*|verschiedene\p{L}*|weitere\p{L}*|usw|etc)(?!\p{L})/iu,
    apology: pattern('iu')`
      (?<!\p{L})(?:obwohl|obgleich|zwar|trotz|auch wenn|leider|arbeitslos|arbeitssuchend|(?:keine|kaum|wenig|noch keine) \p{L}*erfahrung|ohne \p{L}*erfahrung
      |nur ein\p{L}*|längerer? pause|wiedereinstieg)(?!\p{L})
    `,
  },
  generate: {
    years: {
      one: '{position} mit einem Jahr Erfahrung.',
      other: '{position} mit {years} Jahren Erfahrung.',
    },
    yearsAlone: { one: 'Ein Jahr Erfahrung.', other: '{years} Jahre Erfahrung.' },
    noYears: '{position}.',
    target: 'Angestrebte Position: {target}.',
    separator: ', ',
    gap: ' ',
  },
  neutral: {
    neutral: list(`
      aktuell als am an arbeit auch bei berufserfahrung darunter das dem den der derzeit des die ein eine einem einen
      einer erfahrung für im in ist jahr jahre jahren kenntnisse kenntnissen meine mit nächster oder position schritt
      stelle und vom von zu zum zur
    `),
    seeking: list('angestrebt angestrebte bewerbe gesucht interessiert suche sucht ziel'),
  },
  noRole: 'arbeitslos|arbeitssuchend|ohne (?:arbeit|stelle)|keine?|hausfrau|hausmann|in rente',
  learner: 'student(?:in)?|studierender?|schüler(?:in)?',
  labels:
    'kunde|kunden|rolle|position|funktion|zeitraum|dauer|projekt|firma|unternehmen|ort|datum|team|teamgröße|' +
    'umgebung|technologien|werkzeuge|software|sprachen|beschreibung|aufgaben|tätigkeiten|schwerpunkte|erfolge|' +
    'ergebnisse|branche|abteilung|link',
  passingNouns: /^(?:team|teams|abteilung|lizenz\p{L}*|projekts?|stellen|schulung\p{L}*|kunden|gmbh|ag)(?!\p{L})/iu,
  passingBefore: /(?:team|abteilung) $/iu,
  results: pattern('iu')`
      (?<!\p{L})(?:wodurch|sodass|so dass|dadurch|gesenkt|gesteigert|erhöht|reduziert|verkürzt|eingespart|verbessert
      |verdoppelt|halbiert|erreicht|gewonnen)(?!\p{L})
    `,
  firstPerson: {
    openings: [
      rule(/^(?:ich\s+)?(?:bin|war)\s+(?:auch\s+)?(?=(?:verantwortlich|zuständig)\b)/iu, ''),
      rule(
        /^(?:meine|zu meinen) (?:aufgaben|tätigkeiten) (?:waren|sind|gehörten|umfassten|umfassen)\s*:?\s+/iu,
        '',
        'weak-opening',
      ),
      rule(/^(?:aufgaben|tätigkeiten)\s*:\s+/iu, '', 'weak-opening'),
      // "Ich habe die Website neu aufgebaut": the final participle can stand alone.
      rule(
        pattern('iu')`
          ^(?:ich\s+)?habe\s+(?!\s)(?!\p{L}+$)(?!.*(?<!\p{L})(?:bin|war|ist|sind|wurde|kann|habe)(?!\p{L}))
          (?=[^,.;:]*\s(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,}(?:t
          |en))\.?$)
        `,
        '',
      ),
    ],
    profileOpenings: [rule(/^ich bin\s+(?:ein|eine)\s+(?!\s)(?!.*\bund\b)/iu, '')],
    pronouns: /(?<!\p{L})(?:ich|mein\p{Ll}*|mir|mich)(?!\p{L})/iu,
  },
};
