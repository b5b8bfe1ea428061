import { pattern } from '../pattern.ts';
import { type PostingWords, phrases, type SeniorityWords } from '../posting-words.ts';

export const japanesePostings: PostingWords = {
  joints: pattern('gu')`
      (?<example>例えば|たとえば)|(?<or>または|もしくは|あるいは|又は|若しくは)|(?<slash>\/|／)
      |(?<and>および|及び|並びに|ならびに|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー])(?:と(?![共同比連協])
      |や)(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}])(?![^、，,；;。・|や]{1,20}(?:との|への|向け)))|[、，,；;。・|]
    `,
  openTail: /^(?:など|同等|類似|相当|それに準|これに準|その他|同様)/u,
  character: phrases(`
    コミュニケーション能力|コミュニケーション力|コミュニケーション|協調性|チームワーク|チームプレー|明るい|明るく|元気
    素直|笑顔|あいさつ|挨拶|ものづくり|前向き|積極的|積極性|主体性|主体的|責任感|誠実|真面目|まじめ|向上心|成長意欲|意欲
    やる気|熱意|情熱|好奇心|柔軟性|柔軟|粘り強|忍耐|几帳面|丁寧|思いやり|気配り|ホスピタリティ|おもてなし|リーダーシップ
    問題解決|論理的思考|論理的|自主性|自走|挑戦|チャレンジ|成長|好き|大切に|楽しく|楽しめる|仲間|人柄|人物|体力|健康
    清潔感|身だしなみ|時間を守|社会人|マナー|ビジネスマナー|臨機応変|ある方|できる方|な方|の方|方|を持|ことが|こと|人と
    接する|話す|働|仕事|お客様|から|学び|学ぶ|姿勢|考え|行動|に|が|で|を|の|と|な|ある|する|い|く|て|たい|しい|さ|れ|る|ら
    め|も|、
  `),
  wishes: 'に興味|が好きな方|好きな方|意欲|たい方|興味のある|興味がある|情熱',
  bareVerb: null,
  doingNoun: null,
  ofWord: null,
  adjectiveEnding: null,
  trailing: /^(?:また|その他|など|等|ほか|(?:その)?うち\d)/u,
  deedStart: null,
  lastDeed: {
    thing: /^[^の]{1,6}$/u,
    closing: /^[^の]{1,8}の\p{Script=Han}{2}/u,
    further: /^\p{Script=Han}{1,4}$/u,
    before: /の[\p{Script=Han}]{1,4}$/u,
  },
  aside: null,
};

export const japaneseSeniority: SeniorityWords = {
  trainee: 'インターン|研修生|見習い',
  junior: '新卒|未経験|ジュニア',
  executive: '社長|取締役|執行役員|代表',
  head: '部長|課長|マネージャー|店長|エリアマネージャー|管理職',
  lead: 'リーダー|主任|チーフ|主査',
  senior: 'シニア|上級|ベテラン',
};
