import { pattern } from '../pattern.ts';
import type { LeadClauses } from '../posting-cues.ts';

export const spanishLeadClauses: LeadClauses = {
  surroundings: 'reportando a|en dependencia de|bajo la (?:supervisión|dirección)|en dependencia',
  addressed: '',
  openings: pattern('iu')`
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
  reasons: 'porque|ya que',
  predicates: 'es|son|será|serán|sería|serían',
};
