import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseSituations: Situations = {
  current: list('今でも 今も 有効 現在 現在も 現職 継続中'),
  since: list('以来 以降'),
  years: '年',
  givenBy: list('どおり に基づ に従 に沿っ のもと 指示 通り'),
  authoring: list('企画 作成 立案 策定 設計 起案'),
  by: list(''),
  to: list('に へ まで'),
};
