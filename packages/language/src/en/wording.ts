import type { WordingCues } from '../wording-cues.ts';

export const englishWording: WordingCues = {
  weakOpenings:
    'responsible for|was responsible for|were responsible for|duties included|duties include|' +
    'responsibilities included|responsibilities include|tasked with|was tasked with|my duties|charged with|' +
    'job duties|my responsibilities',
  firstPerson: 'i|my|me|i’ve|i’m|i was|we|our',
  fillers:
    'very|really|super passionate|various|successfully|basically|etc|hello|hard-working|hardworking|' +
    'results-driven|results-oriented|go-getter|think outside the box|team player|synergy|dynamic|passionate|' +
    'detail-oriented professional|proven track record|in order to|utilized|utilised|duties as assigned|and so on',
};
