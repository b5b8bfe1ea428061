import type { ClaimCues } from '../claim-cues.ts';

export const japaneseClaimCues: ClaimCues = {
  denied: '',
  deniedBefore:
    '不合格|未経験|経験なし|経験はありません|経験がありません|経験がない|使ったことがない|ことがありません|ことはありません|したことがない|わかりません|できません',
  others: '',
  wished: '',
  wishedLabel: '希望職種|応募職種|志望職種',
  wishedFirst: '',
  wishedBefore: 'を志望|を希望|を目指し|を目指す|に就きたい|に挑戦したい|を学びたい',
  own: '自分の|これまでの',
  learnt: '補助として|見学',
  helped: '',
  unfinished: 'お手伝い|手伝いました|手伝って|補助しました|中退|未取得',
  state: '取得予定|勉強中|学習中|受験予定|失効|期限切れ',
  hiringVerbs: '採用',
  hiredPeople: 'エンジニア',
  teamOpenings: '',
  teamNouns: '',
};
