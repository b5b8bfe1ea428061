import { type ChatWords, span } from '../../chat-words.ts';
import type { Answers } from '../../topics.ts';
import { spanishHistoryAnswers } from './history-answers.ts';
import { spanishHuntAnswers } from './hunt-answers.ts';
import { spanishPhrasings } from './phrasings.ts';
import { spanishReplies } from './replies.ts';
import { spanishResumeAnswers } from './resume-answers.ts';

const spanishAnswers: Answers = {
  ...spanishHistoryAnswers,
  ...spanishResumeAnswers,
  ...spanishHuntAnswers,
};

export const spanishChat: ChatWords = {
  replies: spanishReplies,
  doing: {
    stillThere: '«{name}» está en tu currículum y se queda como está.',
    notNamed: 'No encuentro «{name}» en tu currículum, así que ahí no ha cambiado nada.',
    whichOf: '¿A cuál de estos te refieres con «{name}»?',
    howSpelt: '¿Cómo se escribe «{name}»? Dime la palabra correcta y la pongo.',
    noDates: 'Las fechas que puedo leer ya tienen una sola forma, así que las he dejado como están.',
    whatInstead: '¿Qué debe decir en lugar de «{name}»? Dímelo con tus palabras y lo pongo.',
    placedUnder: 'Escrito en «{name}». Si va en otro sitio, elígelo abajo; «deshacer» lo quita de nuevo.',
  },
  answers: spanishAnswers,
  phrasings: spanishPhrasings,
  places: { to: 'al?|bajo', at: 'en|bajo', from: 'del?' },
  roleStatements: [
    `trabajé en (?<employer>.+?) (?:de |desde |entre )?${span('a|hasta|y')} como (?<title>.+)`,
    `(?:trabajé como|fui) (?<title>.+?) en (?<employer>.+?) (?:de |desde |entre )?${span('a|hasta|y')}`,
  ],
  senses: {
    volunteering: {
      heading: 'Voluntariado',
      saying: '^(?:soy|fui|he sido) voluntari[oa](?!\\p{L})|^hago voluntariado',
    },
    certifications: {
      heading: 'Certificaciones',
      saying: '^(?:tengo|obtuve|saqué) (?:el|la|una?|mi) (?:\\S+ ){0,2}?(?:certificado|carné|licencia)(?!\\p{L})',
    },
    languages: {
      heading: 'Idiomas',
      saying: '^(?:también )?hablo \\p{L}+$',
    },
    awards: {
      heading: 'Premios',
      saying: '^(?:gané|recibí) (?:el|la|un) (?:\\S+ )?(?:premio|medalla)(?!\\p{L})',
    },
  },
  counts: { un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  toldOpenings: [
    /^(?:y|pues|bueno|oye|además|también|pero|que|q|o sea)[,\s]+/iu,
    /^(?:eran|era|son|es|fueron|fue|había|hay|éramos|somos)\s+/iu,
    /^(?:yo|he)\s+(?=\p{L})/iu,
    /^tengo\s+(?:el\s+|la\s+|un\s+|una\s+)?(?=\p{L})/iu,
    /^(?:mi|mis)\s+(?=\p{L})/iu,
  ],
  toldClosings: [/(?<![,\s])[,\s]{1,4}(?:también|jaja|jeje|la verdad|creo|eh)$/iu],
};
