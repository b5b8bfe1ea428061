import type { Answers } from '../../topics.ts';

export const englishAnswers: Answers = {
  gap:
    'A gap is common, and few employers put a resume away for it. Keep your dates as they are. One short line ' +
    'for that time (care, a course, looking for work) answers the question before it is asked, and in the ' +
    'interview one honest sentence is enough.',
  parental:
    'Time with your children is a normal part of a working life and nothing to hide. You can leave it out, or ' +
    'write one neutral line such as “Parental leave” with the years; names and details stay private. Do not move ' +
    'the dates of a job to cover it.',
  care:
    'Caring for somebody is an honest reason that employers know well. One short line such as “Family care” with ' +
    'the years is enough if you want one; what was wrong and with whom is private. If asked, say that it is over ' +
    'and that you are free to work.',
  illness:
    'You do not have to name an illness, in the resume or later. Leave the dates as they are; if you are asked, ' +
    '“a health matter that is settled” is enough, provided that it is true.',
  prison:
    'A resume does not have to tell of a sentence, and the dates stay as they are. Work, courses and ' +
    'certificates from that time may be listed under where you did them. If a form or an interviewer asks you ' +
    'directly, answer truthfully and briefly, and say what you have done since.',
  fired:
    'A resume never says why a job ended, so it stays out. List the job with its true dates and what you did ' +
    'there. If you are asked, one calm sentence without blame is enough, and then what you learnt or what you ' +
    'are looking for.',
  leaving:
    'Reasons for leaving do not belong in a resume. In the interview one plain sentence will do: a closure or a ' +
    'cut in staff is neutral, a change of hours or of field is a good reason too. Health and family are yours to ' +
    'keep private.',
  'short-jobs':
    'You need not list every job. A stint of a few weeks or months may be left out as long as no date of another ' +
    'job is stretched over it; several short ones can stand together under one heading such as “Temporary work, ' +
    '2021 – 2023”. If asked about the time, answer truthfully.',
  overqualified:
    'Say early why you want this job as it is; that is what they wonder about. Put what this posting asks for ' +
    'first and keep the senior part short. You need not name every degree or every title, but do not change any.',
  underqualified:
    'Apply if you have about half of what they ask for and the first points among it; postings describe a wish. ' +
    'Put what you do have at the top, and let the rest be unsaid rather than blurred.',
  'no-degree':
    'Many postings take experience in place of a degree, above all where it says “or equivalent”. Put your work ' +
    'first, with results, and list what training you have had. Do not write a degree that you do not hold; it is ' +
    'the first thing that is checked.',
  'unfinished-degree':
    'Studies without a degree may stand there: the subject, the place and the years, with “not completed” or the ' +
    'number of credits. That is honest and shows what you learnt. If it helps little here, you may leave it out.',
  'foreign-degree':
    'Write the degree with its original name and an explanation behind it, for example “(comparable to a ' +
    'bachelor’s degree)” if a recognition office says so. If it is ' +
    'formally recognised, name the office and the year.',
  grades:
    'Grades are expected only while you have little work to show, or where the posting asks for them. Good ones ' +
    'may stay for a few years; the others can simply be left out.',
  school:
    'Once you have a later degree or a few years of work, school can shrink to one line or go. Without either, keep the school, the certificate and the year.',
  'no-experience':
    'Everybody starts without. What counts is what you have done so far: courses, projects, summer jobs, clubs, ' +
    'help in the family, each with what you did and how much. Put that in front of the school.',
  internship:
    'Yes, an internship counts as experience, above all if the work is close to this job. Keep the word ' +
    'internship in the title and say what you did yourself. When you have ' +
    'several years of work, the older ones can go.',
  'career-change':
    'Put forward what both fields share, in the words of this posting, and say in one sentence at the top where ' +
    'you come from and where you want to go. Recent courses and trials in the new field come right behind it.',
  military:
    'Service is work: rank, unit, years, and what you did in plain words that a civilian understands. People ' +
    'led, equipment looked after and training given say more than the names of posts.',
  volunteering:
    'Yes, it counts, most of all when you did there what this job asks for. Say that it was voluntary, and how ' +
    'much: hours, people, money, years. If it is your newest or most fitting work, it may stand high up.',
  'unpaid-work':
    'Unpaid work counts when it is told as what it was. Name it plainly, for example “Bookkeeping for a family ' +
    'business (unpaid, part-time)”, with the time and how much. Do not turn it into a post that did not exist.',
  freelance:
    'List it like a job: “Self-employed” with what you do, the years, and two or three jobs with results. ' +
    'Clients may be named if they agree, otherwise by kind (“a regional insurer”). Only write it for work that ' +
    'you really had.',
  'side-job':
    'A side job may stay out unless it shows something that this posting asks for. Jobs at the same time are ' +
    'fine; write the dates as they were and mark the smaller one “part-time”.',
  promotion:
    'Put several roles with one employer under its name once, the newest first, each title with its own dates. ' +
    'That shows the rise at a glance, and no title covers a time when you did not have it.',
  'agency-work':
    'Name the agency as employer and the places of work behind it: “Driver (agency), placed with three ' +
    'supermarkets”. Short placements can be summed up in one entry with the whole time.',
  'old-jobs':
    'Ten to fifteen years are enough for most jobs. What is older can shrink to one line each, title, employer ' +
    'and years, or go if it has nothing to do with this posting.',
  age:
    'Age is a real worry, and it is not the whole story: what you can do for this job is. You need not give your ' +
    'birth date or age, and early jobs may be short, but no date is to be changed. Put recent work, recent ' +
    'courses and what this posting asks for at the top.',
  unemployed:
    'Being out of work now is no disgrace, and the last job simply ends with its date. If you do something ' +
    'meanwhile, a course, helping out, looking after somebody, one line shows it. Say when you can start; that ' +
    'can be an advantage.',
  apprenticeship:
    'An apprenticeship belongs under training, with the trade, the company and the years, and under work as well ' +
    'if you did real jobs there. Name the final exam only if you passed it.',
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
};
