import type { ReplyWords } from './reply-words.ts';

export const english: ReplyWords = {
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
  whichToApply: 'I asked about several lines, so a yes does not tell me which. Say “the first one”, or “all of them”.',
  undone: 'Undone. Your resume is as it was before the last change.',
  original: 'Your resume is as you uploaded it.',
  whyChanged:
    'What I change on my own makes a line clearer, takes over the posting’s spelling or puts first what matters to this job; everything else only because you asked for it. Say “undo” to take back the last change.',
  tailored: 'I have fitted your resume to the job, with your latest role first and earlier roles after it.',
  alreadyFits: 'I found nothing to improve without adding what you have not told me.',
  done: 'Done.',
  alreadySo: 'It is like that already.',
  notFound: 'I cannot find “{name}” in your resume, so I have changed nothing.',
  whichOne: 'Several lines match. Which one do you mean?\n{names}',
  whichSection: 'I want to be sure before I take anything away. Which of these do you mean?\n{names}',
  insideLine: '“{name}” is no line of its own. Which of these lines should I remove whole?\n{names}',
  notThere: 'I cannot find “{name}” under “{place}”, so I have changed nothing.',
  noSection: 'I find no section called “{name}”, so I have changed nothing. These are your sections:\n{names}',
  whereToAdd: 'Where should I add “{fact}”? Answer with one of these:\n{names}',
  whatToAdd: 'What should I write there? Tell me, for example, “add … to {name}”.',
  noted: 'Noted, so I add nothing of it. If your resume says otherwise, tell me what to take out.',
  keptBullets: 'Each role now has at most {count} bullets; those that matter least for this job went.',
  shortened: 'I have shortened it; what matters least for this job went first.',
  cannotShorten:
    'I found nothing in “{name}” that I can shorten without rewriting it. Tell me which words or lines to remove, and I will.',
  alreadyShort:
    'It is short already: no role has more than two bullets. Tell me which words or lines to remove, and I will.',
  onePage: 'It now fits one page; what matters least for this job went first.',
  alreadyOnePage: 'It fits one page already.',
  pagesNow: 'It takes {pages} pages now. Say “fit it on one page” and I will take out what matters least to this job.',
  cannotFit:
    'I have taken out what matters least, but it still needs {pages} pages. I do not cut roles, education or contact details by myself.',
  emphasised: '“{skill}” now comes first where your resume shows it.',
  skillNotThere: 'Your resume does not mention “{skill}”. Have you used it? Tell me where, and I will add it.',
  refused:
    'Changing tone, rewriting freely, merging roles, translating and letters need a language model, and none is set up here. Whoever runs this site can set AI_PROVIDER and AI_API_KEY. Until then I can move, remove, rename and sort, replace words, add what you tell me, shorten, and fit your resume to the job.',
  refusedForNow:
    'That needs the language model, which is not available right now; please try again later. Until then I can move, remove, rename and sort, replace words, add what you tell me, shorten, and fit your resume to the job.',
  gaps: 'The job asks for these, and your resume does not show them:\n{names}\nIf you have any of them, tell me where, and I will add it.',
  noGaps: 'Your resume shows everything I could read from the posting.',
  judged: 'Your resume shows {matched} of the {asked} things I read in the posting.',
  couldTailor: 'Improvements I could make without adding anything: {count}. Say “fit my resume to the job”.',
  partLeft: 'I did not understand this part and left it: “{name}”.',
  aboutSite:
    'Here I only work on the words of your resume. You choose template, paper and file (PDF, Word, text) when you download it; the Help center tells how the site works, and the Privacy policy what happens to your data.',
  help: 'I can fit your resume to the job, move, remove or rename a section, sort roles, replace words, add something you tell me, keep a number of bullets per role, fit one page, and undo. I never add what you have not told me.',
  notUnderstood:
    'I did not understand that, so I have changed nothing. Try “move Skills above Experience”, “replace X with Y”, “add Python to Skills”, “keep 3 bullets per role” or “undo”.',
};
