import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

const check = async (language: Language, message: string, outcome: string) =>
  expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);

describe('what was done is told, and not taken for a change', () => {
  test.each<Row>([
    ['en', 'what did you change?', 'nothingYet'],
    ['en', 'remove hobbies >> what did you change?', 'soFar'],
    ['en', 'remove hobbies >> undo >> what have you changed so far?', 'nothingYet'],
    ['en', 'remove hobbies >> undo >> what did you change? >> redo', 'Hobbies / Rowing → '],
    ['en', 'remove hobbies >> put skills first >> undo >> undo >> redo', 'Hobbies / Rowing → '],
    ['en', 'remove hobbies >> undo >> thanks >> undo that undo', 'Hobbies / Rowing → '],
    ['en', 'remove hobbies >> no wait, undo', 'undone'],
    ['de', 'Entferne Hobbys >> Was hast du geändert?', 'soFar'],
    ['fr', "supprime Langues >> qu'as-tu changé ?", 'soFar'],
    ['es', 'quita las aficiones >> ¿qué has cambiado?', 'soFar'],
    ['zh', '删掉兴趣爱好 >> 你改了什么？', 'soFar'],
    ['ja', '趣味を消して >> 何を変更しましたか？', 'soFar'],
    ['en', 'remove hobbies >> why?', 'whyChanged'],
    ['de', 'warum?', 'whyChanged'],
    ['fr', 'pourquoi ?', 'whyChanged'],
    ['es', '¿por qué?', 'whyChanged'],
    ['zh', '为什么？', 'whyChanged'],
    ['ja', 'なぜ？', 'whyChanged'],
  ])('%s: %s', check);
});

describe('questions about the site', () => {
  test.each<readonly [Language, string]>([
    ['en', 'can I download this as PDF?'],
    ['en', 'add my photo'],
    ['de', 'Kann ich das als PDF herunterladen?'],
    ['es', '¿puedo descargarlo en PDF?'],
    ['zh', '怎么下载我的简历？'],
    ['ja', '写真を追加して'],
  ])('%s: %s', (language, message) => check(language, message, 'aboutSite'));

  test.each<readonly [Language, string, string]>([
    ['en', 'is my data safe?', 'privacy'],
    ['en', 'how much does it cost?', 'price'],
    ['de', 'Was kostet das?', 'price'],
    ['fr', 'que faites-vous de mes données ?', 'privacy'],
  ])('%s: %s', check);

  test.each<Row>([
    ['en', 'I manage key accounts at Globex', 'Ran on-call + Managed key accounts'],
    ['zh', '我在美团开发了PDF导出系统', '用Java重构支付模块 + 开发了PDF导出系统'],
  ])('%s: “%s” is none', check);
});
