import { type ChatWords, span } from '../../chat-words.ts';
import type { Answers } from '../../topics.ts';
import { frenchHistoryAnswers } from './history-answers.ts';
import { frenchHuntAnswers } from './hunt-answers.ts';
import { frenchPhrasings } from './phrasings.ts';
import { frenchReplies } from './replies.ts';
import { frenchResumeAnswers } from './resume-answers.ts';

const frenchAnswers: Answers = {
  ...frenchHistoryAnswers,
  ...frenchResumeAnswers,
  ...frenchHuntAnswers,
};

export const frenchChat: ChatWords = {
  replies: frenchReplies,
  doing: {
    stillThere: '« {name} » figure dans votre CV et reste tel quel.',
    notNamed: 'Je ne trouve pas « {name} » dans votre CV, rien n’a donc changé à cet endroit.',
    whichOf: 'Lequel désignez-vous par « {name} » ?',
    howSpelt: 'Comment s’écrit « {name} » ? Donnez-moi le bon mot et je le mets.',
    noDates: 'Les dates que je peux lire ont déjà la même forme, je les ai donc laissées.',
    whatInstead: 'Que faut-il écrire à la place de « {name} » ? Dites-le avec vos mots et je le mets.',
    placedUnder: 'Écrit sous « {name} ». Si sa place est ailleurs, choisissez ci-dessous ; « annuler » le retire.',
  },
  answers: frenchAnswers,
  phrasings: frenchPhrasings,
  places: { to: 'à|aux?|sous', at: 'dans|en|chez|sous', from: 'du|des?' },
  roleStatements: [
    `j['’]ai travaillé (?:chez|à|au|pour) (?<employer>.+?) (?:de |entre )?${span('à|et')} (?:comme|en tant qu(?:e |['’]))(?<title>.+)`,
    `j['’]ai (?:travaillé comme|été) (?<title>.+?) (?:chez|à|au|pour) (?<employer>.+?) (?:de |entre )?${span('à|et')}`,
  ],
  senses: {
    volunteering: {
      heading: 'Bénévolat',
      saying: "^(?:je suis|j['’]ai été) bénévole(?!\\p{L})|^j['’]ai fait du bénévolat",
    },
    certifications: {
      heading: 'Certifications',
      saying: "^j['’]ai (?:obtenu |passé )?(?:le|la|une?|mon|ma) (?:certificat|certification|permis)(?!\\p{L})",
    },
    languages: {
      heading: 'Langues',
      saying: '^je parle(?: aussi)? \\p{L}+$',
    },
    awards: {
      heading: 'Distinctions',
      saying: "^j['’]ai (?:gagné|remporté|reçu) (?:le|un) (?:\\S+ )?prix(?!\\p{L})",
    },
  },
  counts: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  toldOpenings: [
    /^(?:et|alors|bon|aussi|au fait|mais|puis|pis|que|qu['’]|en fait)[,\s]+/iu,
    /^c['’]est moi qui (?:(?:ai|suis)\s+)?/iu,
    /^(?:c['’]était|c['’]est|il y avait|y avait|il y a|y a|ce sont|c['’]étaient)\s+/iu,
    /^j['’]ai\s+(?:aussi\s+|déjà\s+)?(?!été)/iu,
    /^j['’](?!(?:ai|étais|avais|aurais)(?!\p{L}))(?=\p{L})/iu,
    /^(?:je|on)\s+(?=\p{L})/iu,
    /^(?:mon|ma|mes)\s+(?=\p{L})/iu,
  ],
  toldClosings: [/(?<![,\s])[,\s]{1,4}(?:aussi|quoi|hein|lol|en fait|je crois)$/iu],
};
