import { expect, test } from 'vitest';
import { converse, talk } from '../../../../testing/converse.ts';

const head = 'Lena Fuchs\nlena@example.org\n\nBerufserfahrung\n\nKöchin, Gasthof Linde\n2015 – 2020\n- Küche geführt';

test('place and date at the end of the page stay at the end when the last section moves up', async () => {
  const resume = `${head}\n\nAusbildung\n2012 – 2015 Ausbildung zur Köchin, Hotel Adler\n\nKenntnisse\nHACCP, Kalkulation\n\nUlm, im Juni`;
  const moved = ['Die Kenntnisse bitte vor die Ausbildung'];
  const { text } = await talk('de', moved, resume);
  expect(text.indexOf('HACCP')).toBeLessThan(text.indexOf('Hotel Adler'));
  expect(text.trim().split('\n').at(-1)).toContain('Ulm, im Juni');
  expect(text.match(/Ulm/gu)).toHaveLength(1);
});

test('a last line that only looks a little like it is moved with its section', async () => {
  const resume = `${head}\n\nAusbildung\n2012 – 2015 Ausbildung zur Köchin, Hotel Adler\n\nKenntnisse\nHACCP, Kalkulation`;
  const { text } = await talk('de', ['Die Kenntnisse bitte vor die Ausbildung'], resume);
  expect(text.trim().split('\n').at(-1)).toContain('Hotel Adler');
});

test('nothing goes behind the word that ends a Japanese career history', async () => {
  const resume =
    '職務経歴書\n山口 涼\nryo@example.jp\n\n■職務要約\n書店で接客を担当。\n\n■職務経歴\n2015年4月～現在 青葉書店 店員\n・接客\n・発注\n\n' +
    '■資格\n普通自動車免許\n\n■自己PR\n体力があります。\n\n以上';
  const { text } = await talk('ja', ['自己PRを職務要約のすぐ下に移動して'], resume);
  expect(text.indexOf('体力')).toBeLessThan(text.indexOf('青葉書店'));
  expect(text.trim().split('\n').at(-1)).toContain('以上');
});

test('the reply tells of the move alone', async () => {
  const resume = `${head}\n\nKenntnisse\nHACCP, Kalkulation\n\nUlm, im Juni`;
  expect((await converse('de', ['Kenntnisse vor Berufserfahrung'], resume)).outcome).toContain(
    'Kenntnisse → Kenntnisse',
  );
});
