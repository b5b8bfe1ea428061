import { pattern } from '../pattern.ts';
import type { LeadClauses } from '../posting-cues.ts';

export const germanLeadClauses: LeadClauses = {
  surroundings: 'gemeinsam mit|in enger zusammenarbeit mit|als teil',
  addressed: 'sie|du',
  openings: pattern('iu')`
    ^(?:(?:schön|toll|super|gut|prima|ideal|hilfreich|klasse|perfekt)(?: wäre(?: es)?)?(?: auch)?,? wenn (?:sie|du)
    |zu (?:ihren|deinen) aufgaben (?:gehören|gehört|zählen|zählt)(?: (?:auch|unter anderem|insbesondere))?
    |wir (?:erwarten|suchen|wünschen uns|brauchen|setzen voraus)(?: (?:von ihnen|von dir))?(?: (?:jemanden
    |eine person|menschen),? (?:der|die))?|(?:voraussetzung|erforderlich|nötig|gefragt|wünschenswert|von vorteil
    |hilfreich) (?:ist|sind|wäre|wären)(?: (?:auch|außerdem))?|pluspunkte gibt es für
    |(?:außerdem|zudem|auch|daneben|weiterhin) (?:kümmern sie sich um|kümmerst du dich um|übernehmen sie
    |übernimmst du)|(?:dich|sie) erwarten|es geht um|in dieser (?:rolle|position) (?:verantworten|übernehmen) sie
    |(?:außerdem|zudem|auch|ebenso))(?!\p{L})
  `,
  reasons: 'weil|denn|da wir|da unsere?',
  predicates: 'ist|sind|wird|werden|wäre|wären|hilft|helfen',
};
