import type { ProfileCues } from '../../cues/profile.ts';

export const japaneseProfileCues: ProfileCues = {
  profileName: '職務要約|要約|自己pr|自己ピーアール|プロフィール|自己紹介|サマリー|志望要約',
  goalHeading: '',
  wantsWritten:
    '書いて|書き直|かいて|作って|作成|つくって|考えて|まとめて|書き換え|書ける|書けます|お願いします|直して',
  wantsStronger:
    '強く|強め|自信|説得力|印象|良く|よく(?:して|なる)|いい感じ|改善|アピール|ふわっと|プロっぽ|求人に合わせ|合わせて|力強',
  wantsPlainer:
    'シンプル|簡潔な言い方|普通に|普通の|硬い|固い|堅い|かたい|かたすぎ|大げさ|おおげさ|盛りすぎ|盛り過ぎ|くどい|控えめ|自然に|気取|自分らしくない|こんな言い方',
  wantsShorter: '短く|短め|簡潔|長すぎ|長い',
  asksWhether: '必要ですか|必要でしょうか|いりますか|要りますか|いる？|必要？|とは|どこに',
  prefersOld: '前の(?:ほう|方|文|が)|元の(?:ほう|方|文|まま)|元に戻|前に戻',
  sentence: '文|センテンス',
};
