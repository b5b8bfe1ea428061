import type { LineCues } from '../../cues/lines.ts';

export const spanishLineCues: LineCues = {
  asideWords: '\\b(?:excedencia|baja maternal|en paro|voluntari[oa])\\b',
  personalLabels:
    'fecha de nacimiento|lugar de nacimiento|edad|estado civil|sexo|religión|hijos|' +
    '(?:n[º°o]\\.? ?(?:de )?)?(?:dni)|nif|nie|rut|r\\.u\\.t\\.?|curp|c[eé]dula(?: de (?:identidad|' +
    'ciudadan[ií]a))?|documento de identidad|n[º°o]\\.? de documento',
  personalValues:
    'soltero|soltera|casado|casada|divorciad[oa]|sin hijos|hijos?|hijas?|años|enero|febrero|marzo|abril|' +
    'mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|de|del|y',
  firstSchool:
    '(?:educaci[oó]n|enseñanza|escuela|instrucci[oó]n|estudios?|nivel|colegio) (?:primari[oa]s?|' +
    'b[aá]sic[oa]s?(?! secundaria)|preescolar|inicial)|primaria',
  moreThanFirstSchool:
    'licenciatura|profesorado|magisterio|docen\\p{L}*|maestr[oa]s?|grado|t[eé]cnic[oa]\\p{L}*|media|' +
    'secundaria|bachillerato',
  littleOfIt: 'básic[oa]s?|nociones|consulta|principiante|elemental',
  objectiveWords: 'busco|deseo|objetivo|reto|crecer|motivad[oa]',
  toolHeadings: 'informática|ofimática|herramientas(?: informáticas)?|programas|conocimientos informáticos',
  toolEmphasis: '',
  toolLabels: 'tecnologías|herramientas|entorno(?: técnico)?',
  hanging: 'y|e|o|de|del|la|el|los|las|en|con|por|para|que',
  aboutEmployer: 'sector|la empresa',
  foreign: 'los|las|con|para|el|y|e|di|del|nel|nella|alla|een|het|voor|och|og|em|uma',
  toldAt: '',
  toldArticle: 'la |el ',
  leaning: '\\b(?:mismo|misma|este|esta|estos|estas|también|luego)\\b',
  amountUnit: 'por ciento',
  bulletOpening: 'el|la|mi',
  ofOneKind: 'lenguajes(?: de programación)?|bases de datos|herramientas|programas',
  roleEnding: '',
  courseHeading: 'cursos(?!\\p{L})|talleres|formaci[oó]n (?:complementaria|continua|adicional)',
  academic: '',
  groupLabel: 'otr[oa]s',
  listEdge: '^(?:y|e|o)\\s|^(?:u\\.a|entre otros)\\.?$',
  listJoint: 'y|e',
  smallWord: '',
  locative: 'en (?:el|la|los|las)',
  weak: '',
  roleLabel: 'puesto|cargo',
  graduate: 'estudiante|absolvent',
  pageMark:
    '^(?:©|\\(c\\)|copyright)\\s?(?:©\\s?)?\\d{4}(?!\\d)|^(?:página|pagina|pág\\.|' +
    'page) ?\\d{1,2}(?: ?(?:de|\\/|di) ?\\d{1,2})?$',
  leaningPart: 'esto|esta|este|también|además',
  spelledBehind: 'y|e|o|con',
  ownFirm: '',
  obtained: '',
  timeLimit: 'parcial|temporad',
  hours: 'horas',
  doubledWords: 'de|del|la|el|los|las|en|con|por|para|y|que|un|una',
};
