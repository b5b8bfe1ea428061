import type { Language } from '@fitted/contract/languages';
import type { Edit } from '@fitted/resume/edit/edit';
import { expect, test } from 'vitest';
import type { ChatAnswer } from '../assistant.ts';
import { replyWords } from './chat-words.ts';
import { withoutTalk } from './without-talk.ts';

const edit = (before: string, after: string) => ({ before, after }) as Edit;
const answer = (edits: Edit[], statedFacts: string[] = []): ChatAnswer => ({
  ...{ words: 'Done.', action: 'edit', edits, statedFacts },
});

test.each<[Language, string, string]>([
  ['en', 'Trained new waiters', 'Trained new waiters, ok drop the other one please'],
  ['en', '', 'Say 5 years of welding'],
  ['en', 'Responsible for stock', 'That in stock'],
  ['en', '', 'Is a bay the same as a dock? I ran one'],
  ['ja', '', '主任と言えますか？ 4人を指導'],
  ['es', '', 'Pon que cierro yo la tienda'],
  ['fr', '', 'Mettez que je tiens la caisse'],
  ['de', '', 'Schreib dass ich die Kasse mache'],
  ['zh', '', '帮我写上会开叉车'],
  ['ja', '', 'レジ締めも入れてください'],
])('%s: what is said to us is not a line: "%s" → "%s"', (language, before, after) => {
  const { edits, statedFacts, words } = withoutTalk(answer([edit(before, after)], [after]), language);
  expect({ edits, statedFacts, words }).toEqual({
    edits: [],
    statedFacts: [],
    words: replyWords[language].notUnderstood,
  });
});

test.each<[Language, string, string]>([
  ['en', '', 'Put together weekly rotas for 12 staff'],
  ['en', 'Answered "how can we help you" calls', 'Answered 40 "how can we help you" calls a day'],
  ['en', '', 'Wrote the help page at example.org/faq?topic=tills'],
  ['de', '', 'Machte die Kasse und schrieb Dienstpläne'],
  ['fr', '', 'Tenue de la caisse et des stocks'],
  ['ja', '', 'レジ締めを担当'],
])('%s: a line stays a line: "%s" → "%s"', (language, before, after) => {
  const given = answer([edit(before, after)], [after]);
  expect(withoutTalk(given, language)).toBe(given);
});
