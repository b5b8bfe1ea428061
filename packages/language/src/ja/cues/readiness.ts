import type { ReadinessCues } from '../../cues/readiness.ts';

export const japaneseReadinessCues: ReadinessCues = {
  playful: '',
  asksReady:
    '出して(?:も)?(?:いい|大丈夫|よい|良い)|提出(?:して(?:も)?(?:いい|大丈夫|よい)|できる|できます)|これで(?:出し|応募し|送っ)て',
  asksMissing: '何が足り|足りない(?:もの|の|です|部分)|不足して(?:いる|る)',
};
