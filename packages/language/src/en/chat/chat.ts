import { type ChatWords, span } from '../../chat-words.ts';
import { pattern } from '../../pattern.ts';
import type { Answers } from '../../topics.ts';
import { englishHistoryAnswers } from './history-answers.ts';
import { englishHuntAnswers } from './hunt-answers.ts';
import { englishPhrasings } from './phrasings.ts';
import { englishReplies } from './replies.ts';
import { englishResumeAnswers } from './resume-answers.ts';

const englishAnswers: Answers = {
  ...englishHistoryAnswers,
  ...englishResumeAnswers,
  ...englishHuntAnswers,
};

export const englishChat: ChatWords = {
  replies: englishReplies,
  doing: {
    stillThere: '“{name}” is in your resume and stays as it is.',
    notNamed: 'I did not find “{name}” in your resume, so nothing of it has changed.',
    whichOf: 'Which of these do you mean by “{name}”?',
    howSpelt: 'How should “{name}” be spelled? Tell me the right word, and I will put it in.',
    noDates: 'The dates I can read already have one form, so I left them as they are.',
    whatInstead: 'What should it say instead of “{name}”? Tell me in your own words, and I will put it in.',
    placedUnder: 'Written under “{name}”. If it belongs elsewhere, choose below; “undo” takes it out again.',
  },
  answers: englishAnswers,
  phrasings: englishPhrasings,
  places: { to: 'to|into|under', at: 'in|at|on|for|under', from: 'from|out of|of' },
  roleStatements: [
    `i (?:have |also )*worked (?:at|for|with) (?<employer>.+?) (?:from |between )?${span('to|until|till|and')} as (?:an? |the )?(?<title>.+)`,
    `i (?:have |also )*worked (?:at|for|with) (?<employer>.+?) as (?:an? |the )?(?<title>.+?) (?:from |between )?${span('to|until|till|and')}`,
    `i (?:(?:have |also )*worked as|was) (?:an?|the) (?<title>.+?) (?:at|for|with) (?<employer>.+?) (?:from |between )?${span('to|until|till|and')}`,
  ],
  senses: {
    volunteering: {
      heading: 'Volunteering',
      saying:
        "^i(?: am|['’]m| was| have been)?(?: also)?(?: an?)? volunteer(?:ed|ing)?(?= (?:at|for|with|in|since|from)(?!\\p{L}))",
    },
    certifications: {
      heading: 'Certifications',
      saying:
        '^i (?:also |just )*(?:have|hold|got|earned|obtained|received|completed|passed) (?:an?|my|' +
        'the) (?:\\S+ ){0,4}?(?:certificat(?:e|ion)|' +
        'licen[cs]e)(?= (?:in|from|for|since|as|by|of)(?!\\p{L})|[,.]|$)',
    },
    languages: {
      heading: 'Languages',
      saying: "^(?:i(?: am|['’]m)(?: also)? fluent in|i (?:can )?(?:also )?speak) \\p{L}+$",
    },
    awards: {
      heading: 'Awards',
      saying: '^i (?:won|received|got) .*(?:award|prize|medal|of the (?:year|month|quarter))(?!\\p{L})',
    },
  },
  counts: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  toldOpenings: [
    /^no,? (?=(?:i|never|not)(?!\p{L}))/iu,
    /^(?:oh|and|also|so|well|ok|okay|yes|yeah|btw|plus|but|then|because|cause|cos|that|like)[,\s]+/iu,
    /^(?:it(?:['’]?s| is| was)|there (?:was|were|is|are)|that(?:['’]?s| is| was)|they(?:['’]?re| are| were)|those were)\s+/iu,
    /^(?:i['’]?m|i am|i was|we['’]?re|we are|we were|im)\s+(?:also\s+|still\s+|just\s+)?(?=\p{L})/iu,
    pattern('iu')`
      ^(?:i|we)(?:['’]?(?:ve)|['’]d| have| had)(?: also| just)?(?: been)?\s+(?=\p{L}+(?:ed|en|ing)\s
      |(?:done|made|run|built|taught|led|kept|held|won|put|set|been)\s)
    `,
    /^(?:i|we)(?:['’]?ve(?: got)?| have(?: got)?| also| actually| just| still)*\s+(?=[\p{L}\p{N}£$€])/iu,
    /^been\s+(?:an?\s+)?(?!to\s)(?=\p{L})/iu,
    // "I do take charge": only to stress it.
    pattern('iu')`
      ^do (?=(?:take|run|cover|manage|handle|train|look|supervise|speak|have|help|work|use|drive|make|lead|teach
      |clean|cook|open|close|order|write|prepare|plan|hold|own|know|check|keep|sell|deal|answer)\s)
    `,
    /^(?:was|were)?\s*doing\s+(?:an?\s+|the\s+|my\s+)?(?=[^,]{0,40}(?:course|training|diploma)(?!\p{L}))/iu,
    /^(?:do|did|does|doing) (?:it|this|that)\s+/iu,
    /^(?:me|my)\s+(?=\p{L})/iu,
  ],
  toldClosings: [
    /(?<![,\s])[,\s]{1,4}(?:too|as well|also|lol|haha|tho|though|like|btw|actually|you know|or so i think|i think)$/iu,
    /\s(?:(?:at )?that time|back then)$/iu,
  ],
};
