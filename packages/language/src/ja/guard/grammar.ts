import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseGrammar: Grammar = {
  relations: {
    as: list('として'),
    by: list('による により によって によっ された られた され られ 受け もらい 頂き いただき'),
    for: list('ために のため 向け 代わり'),
    from: list('から より'),
    subject: list('が'),
    through: list('を通じて を通し'),
    under: list('のもと の下で もとで 下で'),
    with: list('とともに と共に と'),
  },
  deedsLast: true,
  choices: list('または もしくは あるいは'),
  joints: list('及び および 並びに や または'),
  links: list(''),
  unsure: list(
    'たとえ 場合でも 予定 見込み かもしれ つもり 可能 たい はず ほぼ もし なら れば たら 計画 検討 目指 試み 努め ようと',
  ),
  about: list('約 およそ 程度 前後 ほど ぐらい くらい 近く'),
  above: list('以上 超 超え 上回 少なくとも 余り'),
  below: list('最大 以内 まで 以下 未満 弱 足らず ほぼ 近く'),
  be: list('れ られ'),
  self: list('私 自分'),
  lessening: list(''),
  provers: [],
  single: list(''),
  of: list('の'),
  deedNouns: [],
  agents: list('者 員 師 長 係'),
  past: [],
  gerund: '',
  sureVerbs: [],
  credentials: list('資格 免許 認定 学士 修士 博士 合格 取得 卒業 受賞 表彰 特許 賞 検定 級'),
  degrees: list('学位 卒業 資格 免許 修了'),
};
