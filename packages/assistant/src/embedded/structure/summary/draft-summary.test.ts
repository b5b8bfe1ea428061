import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { draftSummary } from './draft-summary.ts';

interface Case {
  readonly head?: string;
  readonly summary?: string;
  readonly experience: string;
  readonly rest?: string;
  readonly title?: string;
  readonly posting?: string;
}

const edits = ({ head = 'Ada Lind\nada@example.org', summary, experience, rest = '', title = 'Chef', posting }: Case) =>
  draftSummary(
    readForEdits(
      parseResume(`${head}\n\n${summary ? `Profile\n${summary}\n\n` : ''}Experience\n\n${experience}\n\n${rest}`),
      readPosting(
        title,
        posting ?? 'Requirements\n- Menu planning\n- Stock control\n- Python\n- Spanish\n- ServSafe Manager',
      ),
    ),
  );

/** Without the heading of a new section. */
const textOf = (one: Case): string | undefined => edits(one)[0]?.after.split('\n').at(-1);

const role = (...deeds: string[]) =>
  `Sous Chef, Old Inn, 2021 - present\n${['Peeled onions', 'Swept the yard', ...deeds].map((deed) => `- ${deed}`).join('\n')}`;
const planned = 'Did the menu planning for 80 guests, 2 days a week';
const result = 'Cut the waste of the kitchen from 40 to 25 kg a week';
const held = 'Certifications\nServSafe Manager, 2022';

describe('the role that introduces the person', () => {
  test.each([
    ['🍽️ Sous Chef, The Optimist (seafood, 180 seats), 2021 - present', 'Sous Chef at The Optimist since 2021.'],
    ['HEAD CHEF, Harbour Inn Ltd, 2021 - present', 'Head Chef at Harbour Inn Ltd since 2021.'],
    ['Sous Chef (part-time), Old Inn, 2021 - present', 'Sous Chef (part-time) at Old Inn since 2021.'],
    ['Sous Chef, Old Inn, 2016 - 2021', 'Sous Chef at Old Inn (2016 - 2021).'],
  ])('%s', (head, sentence) => {
    expect(textOf({ experience: `${head}\n- ${planned}\n- ${result}` })?.startsWith(`${sentence} `)).toBe(true);
  });

  const aide = 'Instructional Aide, Leeds College, 2023 - present\n- Graded homework of 20 pupils';
  const intern = 'Software Engineering Intern, Duo Ltd, 2022 - 2023\n- Wrote the tests of 3 services in Python';

  test('is of today, not one that was left for another', () => {
    const text = textOf({ experience: `${aide}\n\n${intern}`, rest: held, title: 'Software Engineer' });
    expect(text ?? '').not.toMatch(/^Software/u);
  });

  test('is an earlier one where somebody was that for years and it alone is near the job', () => {
    const packer = 'Packer, Box Ltd, 2023 - present\n- Packed parcels at night';
    const cook = `Ship's Cook, Merchant Navy, 2012 - 2022\n- ${planned}\n- ${result}\n- Did the stock control of 2 galleys`;
    expect(textOf({ experience: `${packer}\n\n${cook}` })).toContain("Ship's Cook at Merchant Navy (2012 - 2022).");
  });

  test('is the degree of somebody who finished it after the last role', () => {
    const placement = `Kitchen Trainee, Old Inn, 2021 - 2022\n- ${planned}\n- ${result}`;
    const degree = 'Education\nBSc Food Science, University of Leeds, 2019 - 2024';
    expect(textOf({ experience: placement, rest: degree })).toContain(
      'BSc Food Science, University of Leeds (2019 - 2024).',
    );
  });
});

describe('the deeds', () => {
  test('are what is asked for, then what came of it, then what is held', () => {
    expect(textOf({ experience: role(result, planned), rest: held })).toBe(
      `Sous Chef at Old Inn since 2021. ${planned}. ${result}. ServSafe Manager.`,
    );
  });

  test.each([
    ['Checking the stock control sheets of 3 stores', 'Checks the stock control sheets of 3 stores'],
    ['I check the stock control sheets of 3 stores', 'Checks the stock control sheets of 3 stores'],
    [
      '2. Keep the stock control of 3 stores and train the new cooks',
      'Keeps the stock control of 3 stores and trains the new cooks',
    ],
    ['The stock control of 3 stores was done by me in Python', undefined],
    ['Stock control of 3 stores was run by me in Python', 'Ran stock control of 3 stores in Python'],
    ['Did the the stock control of 3 stores', 'Did the stock control of 3 stores'],
    ['Ran the stock control of 3 stores, I like it very much', 'Ran the stock control of 3 stores'],
  ])('%s', (line, clause) => {
    const text = textOf({ experience: role(line, result), rest: held });
    if (clause) expect(text).toContain(` ${clause}. `);
    else expect(text).not.toContain('3 stores');
  });

  test.each([
    'Helped with the menu planning of 41 tables',
    'Was involved in the menu planning of 41 tables',
    'Menu planning, 41 tables',
    'Building control visits for menu planning, 41 of them',
    'Menu planning: 41 tables',
  ])('never: %s', (line) => {
    expect(textOf({ experience: role(line, result), rest: held })).not.toContain('41');
  });

  test('are not told where they are all that there is', () => {
    expect(edits({ experience: role('Did the menu planning for Sundays') })).toEqual([]);
  });
});

describe('an own summary', () => {
  const told = { experience: role(planned, result), rest: held };
  const draft = `Sous Chef at Old Inn since 2021. ${planned}. ${result}. ServSafe Manager.`;

  test.each([
    'Hard-working team player looking for a challenging position where I can grow.',
    'Results-driven kitchen professional, go-getter, thinks outside the box.',
    'I am a bubbly and reliable sous chef who always gives 110%.',
  ])('goes when anybody could have written it: %s', (summary) => {
    const [edit, ...others] = edits({ ...told, summary });
    expect(others).toEqual([]);
    expect(edit).toMatchObject({ kind: 'replace-line', before: summary, after: draft });
  });

  test('keeps the sentences that say something', () => {
    const own = 'Sous chef with twelve years in hotel kitchens and a pastry diploma from Lyon.';
    const text = textOf({ ...told, summary: `${own} A motivated team player with a passion for people.` });
    expect(text?.startsWith(`${own} `)).toBe(true);
    expect(text).not.toContain('motivated');
  });

  test.each([
    'Sous chef with 12 years in hotel kitchens.',
    'Pastry specialist trained in Lyon, looking for a kitchen with regional suppliers.',
  ])('stays: %s', (summary) => {
    expect(edits({ ...told, summary }).filter(({ kind }) => kind !== 'insert-line')).toEqual([]);
  });

  test('goes when it is an objective beside its label', () => {
    const objective = 'Objective: To obtain a challenging position in a dynamic kitchen where I can grow.';
    const [edit] = edits({ ...told, head: `Ada Lind\nada@example.org\n${objective}` });
    expect(edit).toMatchObject({ after: draft });
  });
});

test.each([
  [
    'de',
    `Jana Holm\njana@example.org\n\nProfil\nMotivierte und teamfähige Person sucht neue Herausforderung.

Berufserfahrung

03/2019 – heute  Tischlerin, Tischlerei Aunhof GmbH, Kiel
- Teile sortiert\n- Ausschuss von 9 auf 4 Platten im Monat gesenkt\n- Vertretung des Meisters im Urlaub, ca. 3 Wochen im Jahr: Arbeitsplanung, Aufmaß`,
    'Tischlermeister',
    'Anforderungen\n- Arbeitsplanung\n- Aufmaß',
    'Tischlerin, Tischlerei Aunhof GmbH, seit 2019. Vertretung des Meisters im Urlaub, ca. 3 Wochen im Jahr: Arbeitsplanung, Aufmaß. ' +
      'Ausschuss von 9 auf 4 Platten im Monat gesenkt.',
  ],
  [
    'zh',
    `沈岚\nshen@example.org\n\n自我评价\n本人性格开朗，责任心强，热爱工作。\n\n工作经历\n\n2019.03—至今　青石物流有限公司　仓库主管
1、整理货架\n2、负责库存管理，每月盘点12个货区\n3、把出库时间从40分钟降到25分钟，领导很满意`,
    '仓库经理',
    '任职要求\n1. 库存管理\n2. 盘点',
    '2019年至今在青石物流有限公司担任仓库主管。负责库存管理，每月盘点12个货区。把出库时间从40分钟降到25分钟。',
  ],
  [
    'ja',
    `水無瀬 遥\nharuka@example.org\n\n自己PR\n明るく元気なことが取り柄です。貴社で成長したいと考えております。\n\n職務経歴\n\n2019年4月〜現在 株式会社アオミネ 販売員
・レジ\n・発注を担当し、廃棄を月12万円から5万円に減らした\n・店長不在時（週2日）の代行として、日報を担当\n・催事の準備を補助`,
    '店舗マネージャー',
    '【必須】\n・発注\n・日報の作成',
    '2019年より株式会社アオミネにて販売員。店長不在時（週2日）の代行として、日報を担当。発注を担当し、廃棄を月12万円から5万円に減らした。',
  ],
])('%s: in the way of the language', (_, resume, title, posting, text) => {
  const [edit] = draftSummary(readForEdits(parseResume(resume), readPosting(title, posting)));
  expect(edit?.after).toBe(text);
});
