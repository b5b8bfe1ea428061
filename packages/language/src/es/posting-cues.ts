import { pattern } from '../pattern.ts';
import type { LeadClauses, PostingCues } from '../posting-cues.ts';
import { phrases } from '../posting-words.ts';

export const spanishPostingCues: PostingCues = {
  headings: {
    must: phrases(`
      requisitos|qué pedimos|pedimos|qué exigimos|requisitos excluyentes|excluyentes|qué necesitamos|necesitamos
      lo que pedimos|lo que buscamos|tu experiencia|imprescindible|obligatorio|imprescindibles|qué buscamos
      buscamos|perfil|tu perfil|qué necesitas|requerimientos|se requiere|conocimientos
      requisitos imprescindibles|formación|lo que aportas|competencias|experiencia
    `),
    nice: phrases(`
      deseable|deseables|se valora|se valoran|se valorará|valorable|suma puntos|sumarás puntos|puntos extra
      no imprescindible|además valoramos|se valorarán|requisitos deseables|plus
    `),
    duty: phrases(`
      funciones|responsabilidades|principales funciones|tu día a día|qué vas a hacer|lo que harás
      en qué consiste|el trabajo|tu trabajo|tus responsabilidades|qué harás|tareas|tus funciones|misión
      en tu día a día|descripción del puesto|el puesto|cometidos
    `),
    offer: phrases(`
      ofrecemos|qué ofrecemos|qué te ofrecemos|qué te damos|a cambio|quién somos|nuestra empresa
      nuestra historia|horario|jornada|contrato|cómo postular|inscripción|se ofrece|beneficios|sobre nosotros
      quiénes somos|la empresa|condiciones|salario|cómo aplicar|te ofrecemos|por qué unirte
    `),
  },
  weakHeadings: phrases(`
    obligatorio|experiencia|formación|competencias|conocimientos|perfil|salario|condiciones|horario|jornada
    contrato|inscripción|el trabajo|tu trabajo
  `),
  headingConnectives: 'y|tu|profesional',
  sentences: {
    must: phrases(`
      imprescindible|obligatorio|obligatoria|requerido|requerida|al menos|mínimo|se requiere|necesario
      candidato ideal|deberás|necesitamos
    `),
    nice: phrases(`
      se valora|se valoran|se valorará|se valorarán|valoramos|valoraremos|sumará|sumará puntos|suma puntos
      sería ideal|nos interesa que|deseable|preferiblemente|preferible|valorable|sería un plus|mejor si
    `),
  },
  duties: phrases(`
    te encargarás|la persona seleccionada|entre sus funciones|entre tus funciones|sus funciones|se encargará
    deberá|tendrás que|vas a|quien ocupe el puesto|el puesto incluye|tu día a día|tu trabajo será|tu misión será
    tus tareas serán|tu labor|serás responsable|realizarás|gestionarás|tus tareas|tus funciones|tu misión
    te ocuparás|llevarás|participarás|atenderás|prepararás|coordinarás
  `),
  dutyOpening: pattern('u')`
    ^(?:te\s)?(?!disfrutaras|tendras|recibiras|formaras|uniras|seras|estaras|podras|contaras|dependeras|cobraras
    |trabajaras|aprenderas|reportaras|encontraras)\p{L}{2,}(?:aras|eras|iras)(?!\p{L})
  `,
  asking: 'experiencia|conocimientos|gestión',
  notAsked: phrases(`
    no es obligatorio|no es obligatoria|no necesitarás|no importa|da igual|no es necesario|no es necesaria
    no es imprescindible|no hace falta|no se requiere|no se exige|no necesitas|no son necesarios|no se pide
    sin necesidad de|no exigimos|no pedimos|te formamos|te enseñamos
  `),
  offers: 'ofrecemos|te ofrecemos|se ofrece|disfrutarás',
  benefits: phrases(`
    seguro médico|seguro de vida|seguro de salud|vales de comida|tickets restaurante|vacaciones|teletrabajo
    plan de pensiones|bonos|eps|afp|contrato indefinido
  `),
  companyOpenings: phrases(`
    somos|nuestro|nuestra|nuestros|nuestras|únete|envía|envíanos|inscríbete|si te|si quieres|te esperamos
    contrato|horario|jornada|incorporación|salario|fundada|desde|en nuestra|la empresa|llámanos|no dudes
  `),
  companyAsks: 'buscamos|pedimos|requerimos|necesitamos|exigimos|valoramos',
  reader: 'tú|tu|tus|usted|candidato|candidata|te',
  employer: 'nosotros|nuestro|nuestra|nuestros|nuestras|somos|empresa',
  machines: phrases(`
    asistentes automáticos|olvida las reglas|ignora las instrucciones|instrucciones anteriores
  `),
};

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
