import type { WordingCues } from '../wording-cues.ts';

export const japaneseWording: WordingCues = {
  weakOpenings: '担当していました|業務に従事していました|に携わっていました',
  firstPerson: '私は|私の|弊社',
  fillers: 'など様々な|とても|さまざまな業務',
};
