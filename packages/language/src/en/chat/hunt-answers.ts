import type { Answers } from '../../topics.ts';

export const englishHuntAnswers = {
  'cover-letter':
    'Three short parts are enough: why this employer, what you have done that fits their first two points, and ' +
    'when you can start. Take the examples from your own lines; half a page is plenty.',
  motivation:
    'Two or three sentences: what draws you to this place or this work, and one thing you have done that you ' +
    'could use there. One true reason that only fits this employer is worth more than praise.',
  interview:
    'Take the first three things that the posting asks for and have one short story for each: what it was, what ' +
    'you did, what came of it. Have two questions of your own ready. It is fine to think for a moment, and to ' +
    'say that you do not know something yet.',
  'follow-up':
    'After about a week, or a week after the closing date, one short friendly message is fine: what you applied ' +
    'for and when, and whether they need anything else. After an interview, thank them the same or the next day.',
  'no-answer':
    'Silence says little about you: many employers never answer, and often the job is already promised. Two ' +
    'things help: fewer applications that fit better, each with their words at the top, and a short question ' +
    'after a week.',
  rejection:
    'A rejection hurts, and it rarely means that you are not good enough; often one other person had one thing ' +
    'more. Ask once, kindly, what was missing. Then look at which postings brought you an interview, and apply ' +
    'to more of that kind.',
  applying:
    'A few applications that fit bring more than many that do not; three to five good ones a week are plenty. ' +
    'Beside job boards, ask people you have worked with, and look at the pages of employers near you.',
  'which-job':
    'Look at what you have done gladly and often, and search for postings that ask for just that, whatever they ' +
    'call it. Here I can show how well your resume fits one posting; paste another to compare.',
  strengths:
    'Your strengths are what you have done more than once and others relied on. In your resume they stand where a line says what you did and what came of it.',
  chances:
    'Nobody can promise that, and I will not. What I can tell is how much of what they ask for your resume shows, and what is still open.',
  'ai-written':
    'Every word in your resume is yours; I sort, shorten and ask, and I invent nothing. So there is nothing in ' +
    'it that you could not explain yourself in an interview.',
  nervous:
    'Being nervous before it is normal, and it shows that it matters to you. Prepare three short stories from ' +
    'your own work and the way there, and sleep; more is not needed. A slow first sentence and a breath before ' +
    'it help most people.',
  'self-doubt':
    'Doubts like that are heavy, and many people who do good work have them. What you have done does not get ' +
    'lost because it was long ago or because nobody praised it. Let us look at what really stands there.',
  tired:
    'That sounds like a lot. It can wait: nothing here gets lost, and a resume is better read by rested eyes. If you like, we do just one small thing today.',
  'next-step':
    'If I were to choose: close what is still open below, read it once aloud, let one other person read it, and ' +
    'send it. A good resume that is sent beats a perfect one that is not.',
  human:
    'I am a program, not a person. I work with your words and with rules; nothing goes into your resume that you ' +
    'have not written or told me, and I send nothing on your behalf.',
  privacy:
    'Your resume is yours. What is kept, for how long and how you delete it stands under “Privacy”; nobody gets your resume from here unless you send it.',
  price:
    'What is free and what a plan costs stands on the page “Pricing”. Nothing is charged without your agreeing to it.',
  smalltalk: 'Ha, I am glad you take it with humour. I am here for your resume whenever you like.',
  'untrue-years':
    'I cannot write more years than there were; it comes out with the first question. What you have counts as it ' +
    'is: say the true time and what you did in it, and a line about that is worth more than a number.',
  'untrue-level':
    'I would rather not write a level that you do not have; it is often tried out in the interview. Better is ' +
    'the true level, or what you can do with it in plain words. What have you used it for?',
  'untrue-credential':
    'I cannot write that you hold it when you do not; certificates, licences and degrees are checked. What can ' +
    'stand there is the truth: “in progress”, “exam planned for spring”, ' +
    '“valid until 2021”. Shall it be one of these?',
  'untrue-title':
    'I leave the title as it was; a former employer would be asked about it. The work may be shown in full, ' +
    'though: what did you decide, whom did you show the ropes, what did you run when others were away?',
  'untrue-dates':
    'I do not change dates to cover a gap; references and records would show it. A gap is less of a problem than ' +
    'a wrong date. One honest line about that time is enough, or none.',
  'untrue-figure':
    'I do not make up numbers: you would have to explain them. An honest estimate is fine, though. About how ' +
    'many a day or a week were there, and how did it change?',
  'untrue-tool':
    'I only list what you have really worked with; being asked to show it would be worse than not having it. ' +
    'What you know that is close to it may stand there, and in the interview you can say that you learn it fast. ' +
    'Have you used it at all, even a little?',
  'untrue-other':
    'I only write what is so, and what stretches it would fall back on you. There is usually an honest way to ' +
    'say what you mean. If it is as you say, tell me in one sentence what you did, and it goes in; if not quite, ' +
    'what was it really?',
} as const satisfies Partial<Answers>;
