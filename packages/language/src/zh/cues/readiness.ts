import type { ReadinessCues } from '../../cues/readiness.ts';

export const chineseReadinessCues: ReadinessCues = {
  playful: '',
  asksReady: '可以投|能投|投了吗|可以(?:发|交|提交)了|能(?:发|交)了|直接投',
  asksMissing: '还缺|缺(?:什么|啥|哪)|还?少(?:什么|啥|了什么)',
};
