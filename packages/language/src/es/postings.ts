import { pattern } from '../pattern.ts';
import { infinitive, latinJoints, type PostingWords, phrases, words } from '../posting-words.ts';

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
    responsab* proactiv* dinamic* motivad* motivacion flexib* empat* comunica* organiza* organizad* autonom* iniciativa*
    resolutiv* resolucion* problema* trabajo equipo capacidad* adapta* orienta* resultado* cliente* aprend* aprendizaje
    ganas actitud* positiv* entusias* ilusion creativ* compromis* comprometid* constan* puntual* dedicacion discrecion
    discret* amab* simpat* pacien* paciencia energi* pasion apasion* vocacion servicio persona personas alegre don gentes
    habilidad* buen buena presencia trato facilidad* disponib* polivalen* rigor* meticulos* detallista detalle* atencion
    ambicion crecer tolerancia presion estres espiritu critico analitic* analisis sociales social relacion* interpersonal*
    escucha liderazgo educad* honest* seri* seriedad serio formal hablado hablada escrito escrita oral metodic* ordenad*
    orden mundo comerse humildad humor sentido
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
  trailing:
    /^(?:en|para|con|por|que|de|del|a|al|según|sin|desde|hasta|entre|incluyendo|asegurando|garantizando|tanto|donde|cuando|nosotros|es|etc)\s/iu,
  deedStart: new RegExp(
    `${infinitive('ar|er|ir|arse|erse|irse|ando|iendo|arás|erás|irás')}|^\\p{L}+(?:ción|sión|miento)\\s(?:del?|a|con)(?!\\p{L})`,
    'iu',
  ),
  lastDeed: null,
  aside:
    /^(?:ya que|porque|para que|nosotros|nuestr[oa]s?|que|incluyendo|incluido|asegurando|garantizando|mientras|aunque|si|sin|no|etc)(?!\p{L})/iu,
};
