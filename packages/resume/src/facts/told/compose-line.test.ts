import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { composeLine } from './compose-line.ts';
import type { ToldFields, ToldSubject } from './told-fields.ts';

const of = (language: Language, rest: Partial<ToldSubject> = {}): ToldSubject => ({
  language,
  time: 'former',
  ...rest,
});

type Row = readonly [fields: ToldFields, line: string];

describe('three fields are one line', () => {
  test.each<Row>([
    [
      { did: 'i served customers at the till', amount: 'about 30 an hour' },
      'Served about 30 customers an hour at the till',
    ],
    [
      { did: 'served customers', amount: '30 customers an hour, mostly saturdays' },
      'Served 30 customers an hour, mostly on Saturdays',
    ],
    [
      { did: 'trained new starters', amount: '9', result: '7 still work there' },
      'Trained 9 new starters; 7 still work there',
    ],
    [{ did: 'was responsible for ordering the flour', amount: 'twice a week' }, 'Ordered the flour twice a week'],
    [{ did: 'used to do the stock take', amount: 'every sunday' }, 'Did the stock take every Sunday'],
    [{ did: 'helping with the rota in summer', amount: '11 cleaners' }, 'Helped with the rota in summer (11 cleaners)'],
    [{ did: 'ordering flour', result: 'cut waste by a third' }, 'Ordered flour, cutting waste by a third'],
    [
      { did: 'moved the count to sunday', result: 'no more missing linen' },
      'Moved the count to Sunday: no more missing linen',
    ],
    [{ did: 'baked rolls and pies', amount: '200 a day' }, 'Baked rolls and pies (200 a day)'],
    [{ did: 'Opened the shop on my own' }, 'Opened the shop on my own'],
    [{ did: 'when the manager was away I ran the shop.' }, 'Ran the shop when the manager was away'],
  ])('en: %o', (fields, line) => {
    expect(composeLine(fields, of('en')).text).toBe(line);
  });

  test.each<Row>([
    [{ did: "I've been counting the linen", amount: 'every Sunday night' }, 'Count the linen every Sunday night'],
    [{ did: 'I have trained new starters', amount: '9 so far' }, 'Trained 9 new starters so far'],
    [{ did: 'inspecting rooms with the checklist' }, 'Inspect rooms with the checklist'],
  ])('en, in a role that goes on: %o', (fields, line) => {
    expect(composeLine(fields, of('en', { time: 'current' })).text).toBe(line);
  });

  test.each<readonly [Language, ToldFields, string]>([
    [
      'de',
      { did: 'Ich habe die Termine mit dem Meister geplant', amount: '12 am Tag' },
      'Termine mit dem Meister geplant (12 am Tag)',
    ],
    [
      'de',
      { did: 'ich leite zwei Azubis an', result: 'beide haben bestanden' },
      'Zwei Azubis anleiten; beide haben bestanden',
    ],
    ['fr', { did: "j'ai formé des caissières", amount: '6 caissières par an' }, 'Formé 6 caissières par an'],
    ['fr', { did: 'je servais les clients', amount: 'tous les samedis' }, 'Servi les clients tous les samedis'],
    [
      'es',
      { did: 'yo gestionaba las vacaciones de los compañeros', amount: '12 compañeros' },
      'Gestionaba las vacaciones de 12 compañeros',
    ],
    [
      'zh',
      { did: '我给新员工做培训', amount: '大概20人', result: '离职率从30%降到10%' },
      '给新员工做培训，约20人，离职率从30%降到10%',
    ],
    [
      'ja',
      { did: '棚卸を担当していました', amount: '年2回', result: '誤差が減りました' },
      '棚卸を担当（年2回）。誤差が減った',
    ],
    ['ja', { did: '新人にレジを教えました', amount: '8人' }, '新人にレジを教えた（8人）'],
  ])('%s: %o', (language, fields, line) => {
    expect(composeLine(fields, of(language)).text).toBe(line);
  });
});

test.each<readonly [Language, string, ToldFields, string]>([
  [
    'en',
    'Handled guest complaints',
    { amount: 'about 3 a week', result: 'most guests stayed' },
    'Handled about 3 guest complaints a week; most guests stayed',
  ],
  ['en', 'Managed social media accounts', { amount: '5 accounts' }, 'Managed 5 social media accounts'],
  ['en', 'Responsible for reports', { amount: 'monthly' }, 'Responsible for reports, monthly'],
  ['de', 'Beratung der Kunden', { amount: 'so um die 150 am Tag' }, 'Beratung der Kunden, um die 150 am Tag'],
  ['ja', '返品対応', { amount: '1日30件くらいです' }, '返品対応（1日30件ほど）'],
])('%s: “%s” says more with %o', (language, line, fields, whole) => {
  expect(composeLine(fields, of(language, { line }))).toMatchObject({ text: whole, isCompletion: true });
});

test('told of a line, another deed is a line of its own', () => {
  const told = composeLine({ amount: 'Led a team of four on night shifts' }, of('en', { line: 'Sorted letters' }));
  expect(told).toMatchObject({ text: 'Led a team of four on night shifts', isCompletion: false });
});

test('how often something else was done is not said of what the question asks for', () => {
  const about = of('en', { opening: 'administer medication' });
  const told = composeLine({ did: 'no, the senior gives it', amount: 'every morning' }, about);
  expect(told.text).toBeUndefined();
  expect(composeLine({ amount: 'every morning' }, about).text).toBe('Administered medication every morning');
});

describe('what is doubtful is asked about and not written', () => {
  test.each<readonly [Language, ToldFields, string]>([
    ['en', { did: 'No' }, 'denied'],
    ['en', { did: "I didn't do that" }, 'denied'],
    ['en', { did: 'not really, I only put the stuff on the shelves' }, 'denied'],
    ['en', { did: 'my manager did the rota' }, 'others'],
    ['en', { did: 'Reception has Opera, I only get the printed list' }, 'others'],
    ['en', { did: 'we did the rota together' }, 'together'],
    ['en', { did: 'I think I took the phone orders' }, 'hedged'],
    ['en', { did: 'I would like to lead a team' }, 'wished'],
    ['en', { did: 'every day, with the night team' }, 'no-deed'],
    ['de', { did: 'das hat die Chefin gemacht' }, 'others'],
    ['de', { did: 'nein, noch nie' }, 'denied'],
    ['fr', { did: 'non, jamais' }, 'denied'],
    ['es', { did: 'eso lo hacía la jefa' }, 'others'],
    ['zh', { did: '没有，都是主管谈的' }, 'denied'],
    ['zh', { did: '我们一起做的' }, 'together'],
    ['ja', { did: 'いいえ、店長だけです' }, 'denied'],
  ])('%s: %o', (language, fields, doubt) => {
    const { text, parts } = composeLine(fields, of(language));
    expect(text).toBeUndefined();
    expect(parts[0]?.doubt).toBe(doubt);
  });

  test.each<readonly [ToldFields, string, string | undefined]>([
    [{ amount: 'maybe 5 a week' }, 'hedged', 'Dealt with about 5 complaints a week'],
    [{ amount: 'lots' }, 'vague-amount', 'Dealt with complaints, lots'],
    [{ result: 'it went well' }, 'vague-result', undefined],
    [{ result: 'my boss said queues got shorter' }, 'others', 'Dealt with complaints; queues got shorter'],
  ])('%o stands beside a line without it, until it is ticked', (fields, doubt, ticked) => {
    const told = { did: 'dealt with complaints', ...fields };
    const { text, parts } = composeLine(told, of('en'));
    const part = parts.find((one) => one.doubt !== undefined);
    expect(text).toBe('Dealt with complaints');
    expect(part?.doubt).toBe(doubt);
    if (ticked) expect(composeLine(told, of('en'), { [part?.said ?? '']: true }).text).toBe(ticked);
  });

  test('a figure that does not say what it counts', () => {
    const told = { did: 'planned the rota', amount: '12' };
    expect(composeLine(told, of('en'))).toMatchObject({ text: 'Planned the rota' });
    expect(composeLine(told, of('en'), { 12: true }).text).toBe('Planned the rota (12)');
  });

  test('an empty field says nothing: “none” and “don’t know” are not asked about', () => {
    const { text, parts } = composeLine({ did: 'planned the rota', amount: 'dont know', result: 'nothing' }, of('en'));
    expect(text).toBe('Planned the rota');
    expect(parts.every(({ doubt }) => doubt === undefined)).toBe(true);
  });
});

describe('a story in the first field', () => {
  const story =
    'yeah i did that at the bakery, mostly saturdays, like 30 customers an hour, my boss said queues got shorter';

  test('becomes a line of its clauses, with what was asked in place of “that”', () => {
    const { text, parts } = composeLine(
      { did: story },
      of('en', { opening: 'Serve customers', employer: 'Quillmere Bakery' }),
    );
    expect(text).toBe('Served about 30 customers an hour, mostly on Saturdays');
    expect(parts.filter(({ isWritten }) => !isWritten).map(({ said }) => said)).toEqual([
      'my boss said queues got shorter',
    ]);
  });

  test('loses no clause, whatever is ticked', () => {
    const { parts } = composeLine({ did: story }, of('en'));
    expect(parts.map(({ said }) => said).join(', ')).toBe(story);
  });
});

test('a yes states what was asked, and nothing where the question does not say what that is', () => {
  expect(
    composeLine({ did: 'yes', amount: 'every day' }, of('en', { opening: 'Work with Opera', time: 'current' })).text,
  ).toBe('Work with Opera every day');
  expect(composeLine({ did: 'yes' }, of('en')).text).toBeUndefined();
});
