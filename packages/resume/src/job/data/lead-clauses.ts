import { pattern } from '@fitted/language/pattern';

/**
 * Openings that say something is required or to be done, before the things themselves. Only at the start of a sentence.
 */
export const leadClauses: readonly RegExp[] = [
  pattern('iu')`
    ^(?:reporting to|working (?:with|in|under|alongside|closely with)|based (?:at|in)|under the|as part of
    |in this role|sous (?:l['’]autorité|la responsabilité|la direction)|rattachée?s? (?:à|au|aux)|au sein d
    |en lien avec|intégrée? (?:à|au)|reportando a|en dependencia de|bajo la (?:supervisión|dirección)|en dependencia
    |gemeinsam mit|in enger zusammenarbeit mit|als teil)[^,]{0,80},\s(?:(?:you(?:['’]ll| will)?|vous|sie
    |du)(?!\p{L}))?
  `,
  pattern('iu')`
    ^(?:(?:ideally|also|in addition|additionally),?\s)?(?:it would (?:be \p{L}+|help)(?: too)? if you(?:'ve
    |’ve)?(?: (?:have|had|know|knew|can|could|hold|held))?
    |(?:brownie|bonus|extra|plus) points (?:if you (?:have|know|can)|for)
    |(?:we['’]?d|we would) (?:love|like) (?:you to have|it if you)|(?:the )?(?:ideal|successful|right) (?:candidate
    |applicant|person) (?:will|must|should|would)(?: also)?(?: (?:have|hold|know|be able to))?
    |(?:all )?(?:applicants?|candidates?) (?:must|should|need to|will)(?: (?:have|hold))?
    |we(?:['’]re| are)? (?:need|want|require|expect|looking for|after|seeking|ask for|look for) (?:someone|somebody
    |a person|people|candidates) (?:who|with)(?: (?:has|have|can|knows?))?|the (?:role|job|post) (?:covers|involves
    |includes)|(?:your )?duties (?:will )?(?:include|range from|are)|(?:day to day|day-to-day|in this role|every day
    |each week),? you(?:['’]ll| will)|as an? [\p{L} -]{2,30},? you(?:['’]ll| will)|expect to|your job is to
    |you(?:['’]ll| will) be (?:responsible for|asked to|in charge of)|you(?:['’]ve| have) (?:got )?(?=\p{L}+ed\s))
    (?!\p{L})
  `,
  pattern('iu')`
    ^(?:(?:schön|toll|super|gut|prima|ideal|hilfreich|klasse|perfekt)(?: wäre(?: es)?)?(?: auch)?,? wenn (?:sie|du)
    |zu (?:ihren|deinen) aufgaben (?:gehören|gehört|zählen|zählt)(?: (?:auch|unter anderem|insbesondere))?
    |wir (?:erwarten|suchen|wünschen uns|brauchen|setzen voraus)(?: (?:von ihnen|von dir))?(?: (?:jemanden
    |eine person|menschen),? (?:der|die))?|(?:voraussetzung|erforderlich|nötig|gefragt|wünschenswert|von vorteil
    |hilfreich) (?:ist|sind|wäre|wären)(?: (?:auch|außerdem))?|pluspunkte gibt es für
    |(?:außerdem|zudem|auch|daneben|weiterhin) (?:kümmern sie sich um|kümmerst du dich um|übernehmen sie
    |übernimmst du)|(?:dich|sie) erwarten|es geht um|in dieser (?:rolle|position) (?:verantworten|übernehmen) sie
    |(?:außerdem|zudem|auch|ebenso))(?!\p{L})
  `,
  pattern('iu')`
    ^(?:la persona seleccionada (?:va a|deberá|tendrá que|será responsable de|se encargará de)
    |se (?:valorarán|valorará|valoran|valora|requieren|requiere|exigen|exige|piden|pide|necesitan
    |necesita)(?: (?:también|además|muy positivamente|especialmente))?(?: (?:que|haber|tener))?
    |(?:buscamos|necesitamos|queremos) (?:a )?(?:alguien|una persona|un profesional|profesionales) (?:que
    |con)(?: (?:sepa|tenga|haya))?|(?:es |son )?(?:imprescindible|necesario|necesaria|indispensable|obligatorio
    |obligatoria|deseable)s?(?: (?:que|tener|haber|contar con))?|te encargarás de|serás responsable de
    |entre (?:sus|tus) (?:funciones|tareas) (?:estarán|se incluyen|están|destacan)
    |tus? (?:misión|trabajo|tareas?|labor|día a día) (?:será[n]?|consistirá[n]? en)
    |el puesto (?:incluye|consiste en)|(?:deberás|deberá|tendrás que|vas a)|suma(?:rá)?(?: puntos)?|sería un plus
    |también nos interesa que|valoramos que (?:hayas|tengas|conozcas))(?!\p{L})
  `,
  pattern('iu')`
    ^(?:(?:idéalement|de plus|par ailleurs|en outre),?\s)?(?:vous (?:serez (?:en charge|chargée?|responsable) (?:de
    |d['’])|aurez à|devrez|savez|connaissez|maîtrisez|êtes titulaire (?:de|d['’])|justifiez (?:de|d['’])|possédez
    |disposez (?:de|d['’])|avez(?: déjà)?(?: (?:travaillé|utilisé))?)|titulaire (?:de|d['’])
    |nous (?:cherchons|recherchons|demandons|attendons|exigeons)(?: (?:une personne|quelqu['’]un) qui (?:sait|a))?
    |il (?:vous faut|s['’]agit de)|le poste consiste à|au programme\s?:|ce serait bien (?:de|d['’]|si vous)
    |(?:serait|seraient) un plus\s?:?|un plus\s?:|on attend de vous que vous)(?:(?<=['’])|(?!\p{L}))
  `,
  /^(?:你将|您将|入职后|日常工作)?(?:需要|负责|承担|包括|主要负责|主要工作是|我们希望你|希望你|应聘者须|须|最好|如果你)(?:能够|能|会|有)?/u,
];

/** Where a sentence starts to say why something is required: "…, car la brigade est internationale". */
export const reasons =
  /,?\s(?:because|since we|as we|as our|car|parce que|puisque|porque|ya que|weil|denn|da wir|da unsere?)\s/iu;
/**
 * What a sentence says about the thing it names: "Polish would be useful", "L'anglais est exigé". Cut only if it says
 * that it is wanted.
 */
export const predicates = pattern('iu')`
  \s(?:is|are|would be|will be|would|will|goes|go|est|sont|serait|seraient|ist|sind|wird|werden|wäre|wären|hilft
  |helfen|nous aide\p{L}*|es|son|será|serán|sería|serían)\s.{0,80}$
`;
