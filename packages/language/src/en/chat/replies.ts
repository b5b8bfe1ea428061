import type { ReplyWords } from '../../reply-words.ts';

export const englishReplies: ReplyWords = {
  nothingToUndo: 'There is nothing to undo.',
  nothingChanged: 'I have changed nothing.',
  nothingYet: 'I have changed nothing in this chat yet. The improvements made before it are listed with the resume.',
  soFar: 'So far in this chat:\n{changes}',
  changed: 'What changed:',
  replaced: '“{before}” is now “{after}”',
  removed: 'Removed: “{before}”',
  added: 'Added: “{after}”',
  moved: 'Moved: {after}',
  reordered: 'New order: {after}',
  more: '… and {count} more',
  heldBack: 'Held back, because your resume does not say it: “{after}”. If it is true, tell me and I will add it.',
  questioned: 'Please check, I have not applied it yet: “{after}”. If it is true, say so and I will.',
  askRemoval: 'Please check before I take it out: “{before}”. If it should go, say yes and I will remove it.',
  askToChange: 'Shall I change “{before}” to “{after}”?',
  askToAdd: 'Shall I add “{after}”?',
  askToAddUnder: 'Shall I add “{after}” under “{place}”?',
  askToRemove: 'Shall I take out “{before}”?',
  yesDoIt: 'Yes, do it',
  yesToAll: 'Yes, all of them',
  whichToApply: 'I asked about several lines, so a yes does not tell me which. Say “the first one”, or “all of them”.',
  undone: 'Undone. Your resume is as it was before the last change.',
  original: 'Your resume is as you uploaded it.',
  whyChanged:
    'What I change on my own makes a line clearer, takes over the posting’s spelling or puts first what matters ' +
    'to this job; everything else only because you asked for it. Say “undo” to take back the last change.',
  takenBack: 'Taken back: “{fact}”. It is gone from your resume and from what you told us.',
  whichFact: 'Which of these is not true?',
  tailored: 'I have fitted your resume to the job; what changed is listed below.',
  alreadyFits: 'I found nothing to improve without adding what you have not told me.',
  done: 'Done.',
  alreadySo: 'As far as I can tell it is like that already, so I changed nothing.',
  notFound: 'I cannot find “{name}” in your resume, so I have changed nothing.',
  whichOne: 'Several lines match. Which one do you mean?\n{names}',
  whichSection: 'I want to be sure before I take anything away. Which of these do you mean?\n{names}',
  insideLine: '“{name}” is not a line of its own. Which of these lines should I remove whole?\n{names}',
  notThere: 'I cannot find “{name}” under “{place}”, so I have changed nothing.',
  noSection: 'I find no section called “{name}”, so I have changed nothing. These are your sections:\n{names}',
  whereToAdd: 'Where should I add “{fact}”?',
  whatToAdd: 'What should I write there? Tell me, for example, “add … to {name}”.',
  noted: 'Noted, so I add nothing of it. If your resume says otherwise, tell me what to take out.',
  keptBullets: 'Each role now has at most {count} bullets; those that matter least for this job went.',
  shortened: 'I have shortened it; what matters least for this job went first.',
  cannotShorten:
    'I found nothing in “{name}” that I can shorten without rewriting it. Tell me which words or lines to remove, and I will.',
  alreadyShort:
    'It is short already: no role has more than two bullets. Tell me which words or lines to remove, and I will.',
  onePage: 'It now fits one page; what matters least for this job went first.',
  alreadyOnePage: 'It already fits one page, and one page is enough: readers want the essentials at a glance.',
  couldGoFirst: 'If you want more room, this could go first:\n{names}',
  pagesNow: 'It takes {pages} pages now. Say “fit it on one page” and I will take out what matters least to this job.',
  cannotFit:
    'I have taken out what matters least, but it still needs {pages} pages. I do not cut roles, education or contact details by myself.',
  emphasised: '“{skill}” now comes first where your resume shows it.',
  skillNotThere: 'Your resume does not mention “{skill}”. Have you used it? Tell me where, and I will add it.',
  refused:
    'Changing tone, translating, letters and free rewriting are not something I do well, so I leave your words ' +
    'as they are. I can move, remove, rename and sort, change words, add what you tell me, shorten, and fit your ' +
    'resume to the job.',
  refusedForNow:
    'That needs the language model, which is not available right now; please try again later. Until then I can ' +
    'move, remove, rename and sort, replace words, add what you tell me, shorten, and fit your resume to the job.',
  gaps:
    'The job asks for these, and I do not find them in your resume, or not said clearly:\n{names}\n' +
    'If you have any of them, tell me where, and I will add it.',
  verdictReady: 'Yes, it is ready to send.',
  verdictNearlyOne: 'Nearly: one small thing first.',
  verdictNearly: 'Nearly: {count} small things first.',
  verdictNotYet: 'Not yet: this should be put right first.',
  pointAddress:
    '“{address}” looks private: employers read an address as part of the application. One with your name ' +
    'is better; tell me the new one.',
  pointEmpty: '“{name}” has nothing under it. Fill it, or take it out.',
  pointLeftover: '“{line}” looks like something left over.',
  pointTalk: '“{line}” still sounds like chat, not like a resume.',
  pointOpen: 'Asked for and not shown: {names}. If you have it, tell me where.',
  pointWeak: '“{line}” is the weakest line: no figure and no result.',
  takeOutThis: 'Take out “{name}”',
  showMissing: 'What is missing?',
  noGaps: 'Your resume shows everything I could read from the posting.',
  judged: 'Your resume shows {matched} of the {asked} things I read in the posting.',
  couldTailor: 'Improvements I could make without adding anything: {count}. Say “fit my resume to the job”.',
  partLeft: 'I did not understand this part and left it: “{name}”.',
  aboutSite:
    'Here I only work on the words of your resume. You choose template, paper and file (PDF, Word, text) when ' +
    'you download it; the Help center tells how the site works, and the Privacy policy what happens to your data.',
  help:
    'I can fit your resume to the job, move, remove or rename a section, sort roles, replace words, add ' +
    'something you tell me, keep a number of bullets per role, fit one page, and undo. I never add what you have ' +
    'not told me.',
  notUnderstood:
    'I did not understand that, so I have changed nothing. Try “move Skills above Experience”, “replace X with ' +
    'Y”, “add Python to Skills”, “keep 3 bullets per role” or “undo”.',
  whichLine: 'Which line do you mean?',
  whichMeant: 'I am not sure what you mean. One of these?',
  removeWhole: 'A whole job would go. Remove it?',
  whichFirst: 'What would you like first?',
  fitJob: 'Fit it to the job',
  makeShorter: 'Make it shorter',
  showWeakest: 'Show me the weakest line',
  hello: 'Hello! Where shall we start?',
  welcome: 'Glad it helped. Good luck!',
  onlyResume: 'I only help with your resume and this job. What should it say?',
  sorry: 'I am sorry. Tell me which line it is and what it should say; “undo” takes back the last change.',
  onlyYours:
    'I can add what you have done. Not shown yet:\n{names}\nTell me where you did any of it, and I will add it.',
  nothingInvented: 'No. Every word comes from your resume or from what you told us; see “What you told us”.',
  weakest:
    '“{line}” says the least: no figure and no result. How many, how often, and what came of it? Tell me, and I will add it.',
  strengthenAsk:
    'To make “{line}” stronger I need what only you know: how many, how often, and what came of it. Tell me, and I will add it.',
  nextLine: 'A good next step: “{line}” could say more. How many, how often, and what came of it?',
  scoreMeans:
    'The score tells how much of what the posting asks for your resume shows, and how clearly. It rises when your own work shows more of it.',
  emphasiseAsk:
    'Your strongest lines stand first already. What else did you do that shows it? Tell me with a figure, and I will add it.',
  emphasisedOrder:
    'I put the lines first that show it best. What else did you do that shows it? Tell me, and I will add it.',
  profileWritten:
    'Written from what stands in your resume; nothing is added. Say “plainer”, “shorter” or “undo” if it does not sound like you.',
  profilePlainer: 'Plainer now: only who you are and what you do.',
  profileOneSentence: 'The profile is one sentence now.',
  profileSentences: 'The profile has {count} sentences now, the ones that say most.',
  profileTooShort:
    'There is not enough in your resume for {count} sentences, so I have left it. What else should it say?',
  profileAsGood:
    'It already says what your resume shows for this job. What would you like it to say as well? Tell me, and it goes in.',
  summaryAsk:
    'For a summary I need a little more from you: what you do, for how long, and your best result. Tell me in a sentence or two.',
  noTranslation: 'I do not translate: a translation could say more than you did. Your resume stays in its language.',
  tenseAlready: 'The tense and person of your lines are already as they should be, as far as I can tell surely.',
  noMistakes: 'I found no mistake that I am sure of.',
  cannotSplit: 'I see no place where “{name}” can be split without changing what it says.',
  whenDone: 'Tell me when you have done it, and it goes in. Until then it stays out.',
  whoseDeed: 'That sounds like somebody else’s work. What did you do yourself?',
  areYouSure: 'I would rather be sure: did you do that yourself? Say it as it was, and I will add it.',
  whatToSay: 'What should it say? Tell me in your own words, and it goes in.',
  roleAsk:
    'For a job I need its title, the employer and the years, for example: “Cashier, Brand’s Bakery, 2015 - 2017”. Then tell me what you did there.',
  nothingGone: 'Nothing of that kind has gone from your resume, so there is nothing to bring back.',
  nothingToRedo: 'There is nothing to do again.',
  notedOffer: 'Noted, so I add nothing of it. Shall I take this out?',
  notHere:
    'I cannot find that in your resume, so I have changed nothing. Which line do you mean? Quote a few of its words.',
};
