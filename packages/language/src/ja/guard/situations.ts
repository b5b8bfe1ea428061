import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseSituations: Situations = {
  current: list('現在 現職 有効 継続中 今も 今でも 現在も'),
  since: list('以来 以降'),
  years: '年',
  givenBy: list('に基づ に沿っ に従 のもと 指示 どおり 通り'),
  authoring: list('設計 作成 策定 立案 企画 起案'),
  by: list(''),
  to: list('に まで へ'),
};
