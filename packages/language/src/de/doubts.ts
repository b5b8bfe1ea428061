import type { Doubts } from '../doubts.ts';
import { pattern } from '../pattern.ts';

const people =
  'chef|chefin|kollege|kollegin|kollegen|fachkraft|meister|meisterin|leitung|teamleitung|steuerberater|' +
  'steuerburo|kolonne|abteilung|automatisierung|azubi|auszubildende|agentur|vorgesetzte|vorgesetzter|bauleiter|' +
  'polier|disponent|buchhaltung|personalabteilung|zentrale|geschaftsfuhrung|inhaber|inhaberin|praxisanleiterin|' +
  'pdl|arzt|arztin|it-abteilung|firma|dienstleister|nachbarteam|freund|freundin';

export const germanDoubts: Doubts = {
  othersClauses: [
    pattern('u')`
      ^(?!.*(?<!\p{L})ich(?!\p{L}))\s*(?:[\p{L}-]+\s){1,4}(?:macht|machen|stellt|schreibt|ubernimmt|betreut|leitet
      |fuhrt|erledigt|plant|kocht|bucht|pruft|bestellt)\s(?:bei uns\s|immer\s)?(?:der|die|das|ein|eine|unser|unsere
      |mein|meine)\s\p{L}+(?:\s\p{L}+)?\s{0,2}$
    `,
    pattern('u')`
      (?<!\p{L})\p{L}{2,}t\s(?:bei uns\s|immer\s|nur\s|dann\s|aber\s|meist\s){0,2}(?:der|die|das|ein|eine|mein|meine
      |unser|unsere)\s(?:\p{L}+\s)?(?:${people})(?!\p{L})
    `,
    new RegExp(
      `^\\s*(?:der|die|das|ein|eine|mein|meine|unser|unsere)\\s(?:\\p{L}+\\s)?(?:${people})\\s\\p{L}+t(?!\\p{L})`,
      'u',
    ),
  ],
  othersSentences: [
    /(?<!\p{L})(?:wird|werden|wurde|wurden)\s[^,.;]{0,60}(?:von|vom)\s(?:der|dem|einer|einem|unserer|unserem|meiner|meinem|kollegen)(?!\p{L})/u,
  ],
  notYet: [
    /(?<!\p{L})lerne ich(?!\p{L})/u,
    pattern('u')`
      (?<!\p{L})(?:geplant|ist fur 20\d\d|nachstes jahr|nachsten jahr|demnachst|angemeldet fur|noch nicht|irgendwann
      |nur gelesen|nur zugeschaut|zum helfen|zweimal zum|einmal zum|abgelaufen|noch machen|beginne gerade
      |erst angefangen)(?!\p{L})
    `,
  ],
  unproven: pattern('iu')`
      (?<!\p{L})(?:lern\p{L}*|erlernt|gelernt|kurs\p{L}*|lehrgang|schulungsteilnahme|teilgenommen|teilnahme|seminar
      |prüfung|grundkenntnisse|grundlagen|anfänger\p{L}*|einführung in|interess\p{L}*|möchte|wunsch|geplant
      |hospit\p{L}*|abgelöst|statt)(?!\p{L})|-(?:kurs|schulung|team|abteilung|lizenz\p{L}*|entwickler\p{L}*
      |prüfung)(?!\p{L})
    `,
};
