import { pattern } from '../pattern.ts';
import { infinitive, latinJoints, type PostingWords, phrases, type SeniorityWords, words } from '../posting-words.ts';

export const spanishPostings: PostingWords = {
  joints: latinJoints(
    'y|e|&|así como|junto con',
    'y/o|o|u|o bien',
    'tales? como|como por ejemplo|por ejemplo|p\\. ?ej\\.',
  ),
  openTail: pattern('iu')`
      ^(?:un[ao]?s?\s|en\s)?(?:programas?\s|sistemas?\s|herramientas?\s|carreras?\s)?(?:afín|afines|similar(?:es)?
      |equivalentes?|relacionad[oa]s?|análog[oa]s?|otr[oa]s?|parecid[oa]s?|disposición|dispuest[oa]s?
      |en vías)(?!\p{L})
    `,
  character: words(`
    actitud* adapta* alegre amab* ambicion analisis analitic* apasion* aprend* aprendizaje atencion autonom* buen buena
    capacidad* cliente* comerse comprometid* compromis* comunica* constan* creativ* crecer critico dedicacion detalle*
    detallista dinamic* discrecion discret* disponib* don educad* empat* energi* entusias* equipo escrita escrito
    escucha espiritu estres facilidad* flexib* formal ganas gentes habilidad* hablada hablado honest* humildad humor
    ilusion iniciativa* interpersonal* liderazgo meticulos* metodic* motivacion motivad* mundo oral orden ordenad*
    organiza* organizad* orienta* pacien* paciencia pasion persona personas polivalen* positiv* presencia presion
    proactiv* problema* puntual* relacion* resolucion* resolutiv* responsab* resultado* rigor* sentido seri* seriedad
    serio servicio simpat* social sociales tolerancia trabajo trato vocacion
  `),
  wishes: phrases(`
    pasión por|interés por|interés en|ganas de|vocación|ilusión por|te apasiona|te gusta|gusto por|afición|sentido
  `),
  bareVerb: /^\p{L}{2,}(?:ar|er|ir|ando|iendo)$/iu,
  doingNoun:
    /^\p{L}+(?:ción|sión|miento|aje|ura|ajes|control|diseño|apoyo|revisión|análisis|mejora|cierre|registro|seguimiento|cuidado)$/iu,
  ofWord: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:del?|de los|de las|en|con|a|al)\s/iu,
  adjectiveEnding:
    /\p{Ll}(?:ales|ivos|ivas|icos|osos|osas|arios|arias|ables|ibles|ados|adas|entes|ivo|iva|oral|escrita|escrito|externa|externo|interna|interno)$/u,
  trailing: new RegExp(
    '^(?:en|para|con|por|que|de|del|a|al|según|sin|desde|hasta|entre|incluyendo|asegurando|garantizando|tanto|donde' +
      '|cuando|nosotros|es|etc|(?:al menos\\s)?\\d{1,2}\\sde\\s(?:ell[oa]s|l[oa]s cuales))\\s',
    'iu',
  ),
  deedStart: new RegExp(
    `${infinitive('ar|er|ir|arse|erse|irse|ando|iendo|arás|erás|irás')}|^\\p{L}+(?:ción|sión|miento)\\s(?:del?|a|con)(?!\\p{L})`,
    'iu',
  ),
  lastDeed: null,
  aside:
    /^(?:ya que|porque|para que|nosotros|nuestr[oa]s?|que|incluyendo|incluido|asegurando|garantizando|mientras|aunque|si|sin|no|etc)(?!\p{L})/iu,
};

export const spanishSeniority: SeniorityWords = {
  trainee: 'becario|becaria|prácticas|aprendiz',
  junior: '',
  executive: 'director general|directora general',
  head: 'directora|gerente|jefe|jefa',
  lead: 'supervisora|coordinador|coordinadora|encargado|encargada',
  senior: '',
};
