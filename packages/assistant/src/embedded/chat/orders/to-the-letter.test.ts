import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const cook = `Nora Field
Hull | 01482 555 012 | nora@example.org

PROFILE
Cook with nine years in school kitchens. Looking for a new challenge.

EXPERIENCE
Canteen Manager, Elmtree Academy, 2016 - present
• Cooked lunch for 300 pupils
• Kept the stoor book, saved alot of food
Kitchen Porter, The Anchor, 2012 - 2015
• Washed up and kept the store tidy

EDUCATION
GCSE Maths, Hull, 2011

REFERENCES
Tom Reed, head teacher, 01482 555 099
`;

const nurse = `山田 花子
札幌市

職務要約
病院で八年間、看護師として勤務しました。

職務経歴
北病院 2016年4月～現在
・新人の教育
・体力には自身があります

資格
看護師免許（2016年）
`;

interface Case {
  readonly language: Language;
  readonly messages: readonly string[];
  readonly stands: string;
  readonly gone: string;
  readonly resume?: string;
}

const cases: readonly Case[] = [
  {
    language: 'en',
    messages: ['replace "Cooked lunch for 300 pupils" with "Planned and cooked lunch, soup and salads for 300 pupils"'],
    stands: '• Planned and cooked lunch, soup and salads for 300 pupils\n',
    gone: 'replace',
  },
  {
    language: 'en',
    messages: ['change the profile to: Canteen manager, good with menus, budgets and people'],
    stands: 'Canteen manager, good with menus, budgets and people',
    gone: 'new challenge',
  },
  {
    language: 'en',
    messages: ['move "Kept the stoor book" to the job at the Anchor'],
    stands: 'kept the store tidy\n• Kept the stoor book',
    gone: '300 pupils\n• Kept',
  },
  { language: 'en', messages: ['alot should be a lot'], stands: 'saved a lot of food', gone: 'alot' },
  {
    language: 'ja',
    resume: nurse,
    messages: ['「新人の教育」を「新人三名の教育（二〇二三年～）」に変更してください。'],
    stands: '新人三名の教育（二〇二三年～）',
    gone: '変更',
  },
  {
    language: 'ja',
    resume: nurse,
    messages: ['「自身」は「自信」の間違いです'],
    stands: '体力には自信があります',
    gone: '自身',
  },
];

describe('what a message spells out is written to the letter', () => {
  test.each(cases)('$language: $messages', async ({ language, messages, stands, gone, resume = cook }) => {
    const { text } = await talk(language, messages, resume);
    expect(text).toContain(stands);
    expect(text).not.toContain(gone);
  });
});

test("somebody else's telephone number is not the person's own", async () => {
  const { text } = await talk('en', ["remove tom's phone number"], cook);
  expect(text).toContain('01482 555 012');
});

test('lines that were just added go by their number', async () => {
  const added = 'add under the Anchor: "Ordered flour". and add under the Anchor: "Counted the stock"';
  const written = await talk('en', [added], cook);
  expect(written.text).toContain('Ordered flour');
  expect(written.text).toContain('Counted the stock');
  const { text } = await talk('en', [added, 'take those 2 out'], cook);
  expect(text).not.toMatch(/Ordered flour|Counted the stock/u);
  expect(text).toContain('kept the store tidy');
});
