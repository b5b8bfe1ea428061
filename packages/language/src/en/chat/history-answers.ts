import type { Answers } from '../../topics.ts';

export const englishHistoryAnswers = {
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
} as const satisfies Partial<Answers>;
