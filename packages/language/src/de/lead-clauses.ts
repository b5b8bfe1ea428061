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
  nameOfClause: (clause) => {
    const { verb, rest } = verbFirst.exec(clause)?.groups ?? {};
    if (verb === undefined || rest === undefined) return clause;
    const particle = verbParticle.exec(rest)?.groups?.particle;
    const object = particle === undefined ? rest : rest.slice(0, -particle.length - 1);
    return `${object} ${particle ?? ''}${verb.toLowerCase()}`;
  },
};

/** One verb and what it is done to: a comma or a second verb would need another order of words, too. */
const verbFirst = /^(?<verb>\p{L}{2,}(?:en|ern|eln))\s(?<rest>(?:(?! und \p{Ll})[^,;:.])+)$/u;
/** "führen Projekte durch" */
const verbParticle = /\s(?<particle>ab|an|auf|aus|bei|durch|ein|fest|her|mit|nach|um|vor|weiter|zu|zusammen)$/u;
