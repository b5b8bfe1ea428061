import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseGrammar: Grammar = {
  relations: {
    as: list('として'),
    by: list('いただき され された によっ によって により による もらい られ られた 受け 頂き'),
    for: list('ために のため 代わり 向け'),
    from: list('から より'),
    subject: list('が'),
    through: list('を通し を通じて'),
    under: list('のもと の下で もとで 下で'),
    with: list('と とともに と共に'),
  },
  deedsLast: true,
  choices: list('あるいは または もしくは'),
  joints: list('および または や 並びに 及び'),
  links: list(''),
  unsure: list(`
    かもしれ たい たとえ たら つもり なら はず ほぼ もし ようと れば 予定 努め 可能 場合でも 検討 目指 見込み 計画 試み
  `),
  about: list('およそ くらい ぐらい ほど 前後 程度 約 近く'),
  above: list('上回 以上 余り 少なくとも 超 超え'),
  below: list('ほぼ まで 以下 以内 弱 最大 未満 足らず 近く'),
  be: list('られ れ'),
  self: list('私 自分'),
  lessening: list(''),
  provers: [],
  single: list(''),
  of: list('の'),
  deedNouns: [],
  agents: list('係 員 師 者 長'),
  infinitive: null,
  clauseOpeners: [],
  pastEnding: '',
  past: [],
  gerund: '',
  sureVerbs: [],
  credentials: list('修士 免許 卒業 博士 取得 受賞 合格 学士 検定 特許 級 表彰 認定 資格 賞'),
  degrees: list('修了 免許 卒業 学位 資格'),
};
