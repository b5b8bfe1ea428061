import type { Answers } from '../../topics.ts';

export const englishResumeAnswers = {
  expired:
    'Write an expired certificate with its dates, for example “valid until 2021”, or leave it out; as if it were ' +
    'valid it must not stand there. If this job needs it, find out what renewing takes: “renewal booked for May” ' +
    'may be said if it is true.',
  'in-progress':
    'What you are still working on may stand there as just that: “in progress, expected May” or “exam planned ' +
    'for spring”. The name alone would say that you hold it.',
  courses:
    'List the courses that this job asks for or that are recent, and leave out the rest. A certificate with ' +
    'name, issuer and year says more than five hours of anything.',
  'worth-it':
    'If it shows something that this job asks for, or something that you did with a number to it, it is worth a ' +
    'line. Tell me what you did, how much and when, and I put it where it belongs.',
  'keep-it':
    'A plain job is nothing to be ashamed of: it shows that you turned up and did the work. Keep it, short, ' +
    'while it fills a time that would else be empty or shows something this ' +
    'job asks for; otherwise it may go. You decide.',
  'job-title':
    'Keep the title that you had; people check it. If nobody outside understands it, put a plain one in brackets ' +
    'behind it: “Associate II (customer adviser)”. A translated title should say the same rank, not a higher one.',
  confidential:
    'Leave out names, figures and details that you promised to keep. Say it by kind and size: “a large ' +
    'retailer”, “a two-digit number of sites”. That you handle secrets well speaks for you.',
  photo:
    'A photo is nowhere required. In the UK, the US, Canada and Ireland leave it out; in Germany, Austria, ' +
    'Switzerland, Spain, France and Japan it is common but optional. If you ' +
    'add one, let it be a plain recent portrait.',
  'personal-data':
    'Birth date, marital status, children, religion, nationality and identity numbers are not needed, and in ' +
    'many countries employers may not ask. Name, place, telephone and email are enough.',
  address:
    'The town is enough; street and number are no longer needed. It helps to be seen as near, so if you are ' +
    'about to move, write “moving to Leeds in June” if that is so.',
  email:
    'Use an address of your name and nothing else, free of jokes and birth years. The one of your present employer is not for applications.',
  links:
    'A link to LinkedIn, a portfolio or your code is worth it when what stands there agrees with your resume and ' +
    'is up to date. No profile is better than a neglected one, and in many trades nobody asks.',
  name:
    'Use the name that you go by and that you want to be called by. If certificates are in another name, put it ' +
    'in brackets once: “Ana Ruiz (formerly Soto)”.',
  references:
    'References can stay out; employers ask when they need them. Have two people ready who have agreed, with ' +
    'telephone number and how they know you. “Available on request” says nothing and costs a line.',
  hobbies:
    'Hobbies are optional. Keep one that shows something for this job, an office in a club or a sport with a team, and leave out the rest when space is short.',
  objective:
    'An objective says what you want; two or three sentences about what you bring are worth more. What you are, ' +
    'for how long, and the one or two things this posting asks for that your work proves.',
  buzzwords:
    'Words like “team player” or “motivated” convince nobody by themselves, and they are in every resume. A line ' +
    'that shows it does: with whom, how often, what came of it.',
  'skill-levels':
    'Bars and stars mean something different to everybody, and scanners cannot read them. Write what you can do ' +
    'with it instead: “Excel (pivot tables, VLOOKUP)”. A word like “basic” is honest and enough.',
  'which-skills':
    'List what this posting asks for and you really use, about eight to twelve, the most asked for first. What ' +
    'everybody has (email, the internet) and what you would not like to be asked about can go.',
  'language-level':
    'Give each language with a level that you could show in a conversation: A1 to C2, or basic, good, fluent, ' +
    'native. A test counts with its name, result and year. One level too ' +
    'many comes out in the first five minutes.',
  driving:
    'Name the licence when the job needs driving or the place is hard to reach otherwise; write the classes. ' +
    'Points or the like need not stand there, but answer truthfully when they ask or check.',
  visa:
    'If you may work in the country, one line saves them the question: “Work permit valid until 2027” or ' +
    '“citizen of the EU”. If you need sponsoring, say so when they ask; it need not stand at the top.',
  salary:
    'A figure does not belong in the resume. Look up what is paid for this job in your region, in agreements and ' +
    'published scales too, and name a range in the letter if they want ' +
    'one. I have no figure that I could stand by.',
  notice:
    'When you can start belongs in the letter or in one line at the end, if the posting asks. Give your notice period as it is; employers are used to waiting.',
  place:
    'If you are ready to move or to commute, say it in one line; otherwise they may think you are too far away. ' +
    'For work from home, name where you have already done it.',
  disability:
    'You decide whether and when you tell. It need not stand in the resume; it can help where the posting ' +
    'invites people with disabilities. Before the first day or the interview, ' +
    'say what you need so that you can work well.',
  pregnancy:
    'A pregnancy is private and does not belong in the resume, and in many countries you need not tell it when asked. When you do tell is up to you.',
  'background-check':
    'A criminal record check is something you hand in when they ask for it, usually before you start; often they ' +
    'give you a letter for the office. It does not belong in the resume, and ' +
    'whether you have one need not be said there.',
  'being-checked':
    'Assume that they may find out: employers do check dates, certificates and licences, and ask earlier ' +
    'employers. What is merely not mentioned is usually fine; what is wrong can cost the job even years later. ' +
    'If they ask, say it openly.',
  numbers:
    'You do not need exact figures, only true ones: how many a day, how big the team, how often, how long. An ' +
    'honest “about 30 a week” is fine. If you do not know, leave it out or look it up.',
  ats:
    'Such software mostly sorts and searches; people still decide, and the story that 75 % are rejected by ' +
    'robots has no sound source. Plain text in one column, usual headings and the posting’s own words for what ' +
    'you can do are safest. Tables, text boxes and pictures may be read wrongly.',
  length:
    'One page for up to about ten years of work, two for more; a third is read only in research and the like. ' +
    'Cut what does not help with this job before you make the letters smaller. For a summary two or three ' +
    'sentences are enough.',
  bullets:
    'Short bullets for what you did, prose only for the two or three sentences at the top. Four to six for your ' +
    'latest job, two or three for earlier ones, each a line or two with what came of it.',
  tense:
    'The present for what you do now, the past for all that is over, and begin with the verb: “Led”, “Built”, “Looked after”. “I” and “my” are left out.',
  'section-order':
    'What helps most for this job comes first: usually work, then training, then skills; a licence without which ' +
    'nothing goes may stand right below the name. Within work the newest comes first. A resume without dates ' +
    'makes readers suspicious.',
  design:
    'One column, one ordinary font of 10 to 12 points, clear headings and some white space. Colour may stay in a ' +
    'line or a heading. Two columns and graphics look nice and are often read wrongly by software.',
  'file-format':
    'Send a PDF unless they ask for Word; it looks the same everywhere. Name it by your name and the job: “Maria-Lopez-Nurse.pdf”.',
  'date-format':
    'Month and year for each job, written in the same way everywhere. Years alone are fine for long ago, and ' +
    'where you no longer know the month, do not guess one.',
  country:
    'Follow the country of the job: in the UK, the US and Canada no photo and no birth date, one or two pages; ' +
    'in Germany, Austria and Switzerland a table with dates, often with a photo; in Japan the set forms. The ' +
    'spelling of that country helps, too.',
  'which-language':
    'Write it in the language of the posting. If it is in English although the company sits elsewhere, English ' +
    'is right. Have somebody who grew up with the language read it once.',
  'every-job':
    'One resume for all is the commonest reason for silence. Keep one full version, and for each posting bring ' +
    'forward what it asks for; a quarter of an hour is enough.',
  signature:
    'A signature and date are only usual in some countries, such as Germany, and not required there either. ' +
    'Written by hand is only right where the employer asks for it.',
  'plain-voice':
    'Good: your words stay yours. I add no grand words, and I change a line on my own only to make it clearer. ' +
    'If something does not sound like you, tell me which line, and it goes back.',
} as const satisfies Partial<Answers>;
