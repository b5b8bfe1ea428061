import { pattern } from '../pattern.ts';
import type { LeadClauses, PostingCues } from '../posting-cues.ts';
import { phrases } from '../posting-words.ts';

export const germanPostingCues: PostingCues = {
  headings: {
    must: phrases(`
      anforderungen|das wünschen wir uns|wir wünschen uns|was wir erwarten|was wir uns wünschen
      das solltest du mitbringen|das sollten sie mitbringen|du hast|sie haben|sie verfügen|ihre qualifikation
      ihre qualifikationen|deine qualifikation|das zeichnet sie aus|das zeichnet dich aus|damit überzeugen sie
      damit überzeugst du|unsere erwartungen|muss|ein muss|ihr profil|dein profil|das bringen sie mit
      das bringst du mit|was sie mitbringen|was du mitbringst|voraussetzungen|qualifikationen|qualifikation
      sie bringen mit|du bringst mit|profil|wir erwarten|wir suchen|kenntnisse
    `),
    nice: phrases(`
      wünschenswert|von vorteil|schön wäre|schön wäre es|das wäre schön|das wäre super|im idealfall|wäre schön
      pluspunkte|idealerweise|gerne gesehen|optional|nice-to-have|das wäre toll|vorteilhaft
    `),
    duty: phrases(`
      aufgaben|das machst du|das machen sie|was du machst|was sie tun|das tust du|dein job|ihr job|deine rolle
      ihre rolle|die stelle|dein alltag|ihr alltag|was dich erwartet|darum geht es|so sieht dein alltag aus
      ihre aufgabe|deine aufgabe|deine aufgaben|das erwartet sie|das erwartet dich|was sie erwartet|tätigkeiten
      ihr aufgabengebiet|verantwortlichkeiten|stellenbeschreibung
    `),
    offer: phrases(`
      wir bieten|was wir bieten|was du davon hast|das geben wir dir|das geben wir ihnen|dafür geben wir
      was sie davon haben|das hast du davon|darauf darfst du dich freuen|das gibt es bei uns|das gibt’s
      unsere benefits|dafür bieten wir|wir über uns|das sind wir|unser haus|gehalt|arbeitszeit|vergütung
      haben wir ihr interesse geweckt|interesse geweckt|interessiert|so geht es weiter|ansprechpartner
      dein vorteil|deine vorteile|deine benefits|unser angebot|über uns|benefits|wer wir sind|ihre vorteile
      das bieten wir|kontakt|bewerbung|darauf kannst du dich freuen|darauf können sie sich freuen
      das bekommst du|unsere leistungen
    `),
  },
  weakHeadings: phrases(`
    muss|gehalt|arbeitszeit|vergütung|interessiert|ansprechpartner|die stelle|du hast|sie haben|kenntnisse
    qualifikation|qualifikationen|kontakt|bewerbung
  `),
  headingConnectives: 'und|ihr|dein|fachliche',
  sentences: {
    must: phrases(`
      erforderlich|zwingend|voraussetzung|mindestens|notwendig|setzen wir voraus|sie verfügen|sie haben
      sie bringen|sie besitzen|du verfügst|du hast|du bringst
    `),
    nice: phrases(`
      von vorteil|wünschenswert|idealerweise|bevorzugt|gern|gerne|vorteilhaft|ein plus|schön wäre|schön wäre es
      schön, wenn|schön wenn|toll, wenn|super, wenn|wäre schön|wäre toll|pluspunkte|pluspunkt|hilft uns
      hilfreich|im idealfall|optimalerweise
    `),
  },
  duties: phrases(`
    gehören|deine aufgabe ist|dein job ist|ihre aufgabe ist|dich erwarten|sie erwarten|es geht um|ihr alltag
    dein alltag|kümmern sie sich|in dieser rolle|in dieser position|verantworten|sie übernehmen|du übernimmst
    zu ihren aufgaben|zu deinen aufgaben|ihre aufgaben|deine aufgaben|sie sind verantwortlich
    du bist verantwortlich|sie betreuen|du betreust|sie unterstützen|sie planen|du planst|sie bereiten
    du kümmerst|sie kümmern|sie führen
  `),
  dutyOpening: pattern('u')`
    ^(?:(?:außerdem|zudem|dabei|dort|hier|gemeinsam mit \p{L}+)\s)?(?:sie|du)\s(?!sind|haben|erhalten|bekommen
    |werden|wirst|bist|hast|bekommst|erhaltst|konnen|kannst|mogen|magst|lieben|liebst|suchen|suchst|passen|passt
    |finden|findest|wollen|willst|mussen|musst|brauchen|brauchst|berichten|berichtest|profitieren|profitierst
    |arbeiten gern|arbeitest gern)\p{L}+
  `,
  asking: 'erfahrung|kenntnisse|verwaltung',
  notAsked: phrases(`
    nicht gefragt|nicht verlangt|nicht wichtig|egal|nicht erforderlich|nicht notwendig|nicht nötig
    nicht zwingend|keine voraussetzung|nicht vorausgesetzt|kein muss|nicht gefordert|brauchen sie nicht
    brauchst du nicht|müssen sie nicht|musst du nicht|lernen sie bei uns|lernst du bei uns|bringen wir ihnen bei
    bringen wir dir bei
  `),
  offers: 'wir bieten|sie erhalten|du bekommst|du erhältst|freu dich auf|freuen sie sich auf',
  benefits: phrases(`
    urlaubstage|tage urlaub|jobrad|altersvorsorge|bav|firmenwagen|jobticket|weihnachtsgeld|urlaubsgeld
    homeoffice|zuschuss|obstkorb|wellpass
  `),
  companyOpenings: phrases(`
    wir|unser|unsere|unseren|bei uns|bewirb|bewerben|senden|schicken|kontakt|ansprechpartner|gehalt|vertrag
    arbeitszeit|standort|gegründet|seit|das unternehmen|die firma|haben wir|interesse|klingt|wenn du|wenn sie
    freu dich|als arbeitgeber|schwerbehinderte|hier
  `),
  companyAsks: phrases(`
    wir suchen|wir erwarten|wir wünschen|wir brauchen|setzen wir voraus|wir setzen|freuen wir uns über
  `),
  reader: 'sie|ihr|ihre|ihren|ihrem|du|dein|deine|deinen|bewerber',
  employer: 'wir|unser|unsere|unseren|unserem|unserer|uns|unternehmen',
  machines: 'ki-assistenten|ignorieren sie alle|vorherigen anweisungen',
};

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
