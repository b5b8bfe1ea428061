import type { CorrectionCues } from '../../cues/corrections.ts';

export const japaneseCorrectionCues: CorrectionCues = {
  corrects: 'でした|だった|間違|訂正|正しくは|直し',
  nowadays: '今は|現在は|いまは',
  begins: 'から|入社|入りました|始め',
  ends: 'まで|退社|辞め|終わ|卒業',
  aroundDates: '期間|日付|年月|月|年|です|ます|でした|は|が|の|に|で|と|も|ました|入れて|ください|正しく',
  wrongBefore: '',
  wrongBehind: '^\\s*\\p{L}{0,3}(?:じゃな|ではな|でな)',
  wavering: 'ちょっと待って',
  clauseJoints: '',
};
