import { type ChatWords, span } from '../../chat-words.ts';
import type { Answers } from '../../topics.ts';
import { germanHistoryAnswers } from './history-answers.ts';
import { germanHuntAnswers } from './hunt-answers.ts';
import { germanPhrasings } from './phrasings.ts';
import { germanReplies } from './replies.ts';
import { germanResumeAnswers } from './resume-answers.ts';

const germanAnswers: Answers = {
  ...germanHistoryAnswers,
  ...germanResumeAnswers,
  ...germanHuntAnswers,
};

export const germanChat: ChatWords = {
  replies: germanReplies,
  doing: {
    stillThere: '„{name}“ steht in deinem Lebenslauf und bleibt, wie es ist.',
    notNamed: '„{name}“ finde ich in deinem Lebenslauf nicht, daran hat sich also nichts geändert.',
    whichOf: 'Was davon meinst du mit „{name}“?',
    howSpelt: 'Wie wird „{name}“ richtig geschrieben? Nenn mir das Wort, dann setze ich es ein.',
    noDates: 'Die Daten, die ich lesen kann, haben schon eine Form; ich habe sie so gelassen.',
    whatInstead: 'Was soll statt „{name}“ dort stehen? Sag es in deinen Worten, dann setze ich es ein.',
    placedUnder: 'Unter „{name}“ eingetragen. Gehört es woandershin, wähle unten; „rückgängig“ nimmt es wieder heraus.',
  },
  answers: germanAnswers,
  phrasings: germanPhrasings,
  places: { to: 'zu|zum|zur|unter', at: 'in|im|bei|beim|unter', from: 'aus|von|vom' },
  roleStatements: [
    `ich habe (?:von )?${span('bis')} (?:bei|für) (?:der |dem )?(?<employer>.+?) als (?<title>.+?) gearbeitet`,
    `ich habe (?:bei|für) (?:der |dem )?(?<employer>.+?) (?:von )?${span('bis')} als (?<title>.+?) gearbeitet`,
    `ich war (?:von )?${span('bis')} (?<title>.+?) bei (?:der |dem )?(?<employer>.+)`,
  ],
  senses: {
    volunteering: {
      heading: 'Ehrenamt',
      saying: '^ich .*(?<!\\p{L})ehrenamtlich(?!\\p{L})',
    },
    certifications: {
      heading: 'Zertifikate',
      saying:
        '^ich habe (?:einen?|den|das|mein(?:en)?) (?:\\S+ ){0,2}?(?:zertifikat|führerschein|\\p{L}+schein)(?!\\p{L})',
    },
    languages: {
      heading: 'Sprachen',
      saying: '^ich spreche(?: auch)? \\p{L}+$',
    },
    awards: {
      heading: 'Auszeichnungen',
      saying: '^ich habe .*(?:preis|auszeichnung) .*(?:gewonnen|erhalten|bekommen)$',
    },
  },
  counts: { ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  toldOpenings: [
    /^(?:und|auch|ach|ja|also|aber|dann|noch|dass|da|dort|naja|so)[,\s]+/iu,
    /^(?:das|es|da)\s+(?:waren|war|sind|ist)\s+/iu,
    /^(?:waren|war|sind)\s+(?:es\s+|das\s+)?(?=\p{L}|\p{N})/iu,
    /^(?:ich\s+)?(?:habe?|hatte)\s+(?:ich\s+)?(?:(?:da|dort|auch|mal|noch|damals)\s+)*/iu,
    /^ich\s+(?=[\p{L}\p{N}])/iu,
    /^wir\s+(?:hatten|haben)\s+(?=\p{L})/iu,
    /^(?:meine?[nrsm]?)\s+(?=\p{L})/iu,
    /^(?:[Dd]ie|[Dd]en|[Dd]as|[Dd]er)\s+(?=\p{Lu})/u,
  ],
  toldClosings: [/(?<![,\s])[,\s]{1,4}(?:auch|halt|eben|so|glaub ich|oder so|gemacht habe|habe|hab)$/iu],
};
