import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

const english = `Dana Holt
Leeds | 07700 900111 | dana.holt@example.com

Experience
Harbour Hotel, Leeds
Housekeeper, March 2018 - present
- Clean 14 bedrooms per shift
- Trained 3 new starters

Corner Foods, York
Cashier, 2012 - 2017
- Served 90 customers a day
- Cleaned 2 storerooms

Education
Food Hygiene Level 2, 2016`;

const german = `Ute Brandt
Kassel

Berufserfahrung
04/2018 - heute  Lager Kühn GmbH
Lageristin
- Betreuung von 9 Wohnhäusern

02/2012 - 07/2017  Autohaus Reiter
Verkäuferin
- Beratung

Sprachen
Deutsch: gut (B1)`;

const french = `Luc Morel
Lyon

Expérience
Tractoriste – Château Bellevue (42 ha)
2018 – 2022
- Taille et entretien`;

const japanese = `氏名 山田 花子
■職務経歴
2012年4月～現在 ほたる旅館
 仲居
 ・夕食の配膳（1日4組担当）
2006年～2011年 スーパーなかにし
 レジ係`;

const chinese = `姓名：邹芳
工作经历
2019.3-至今   杭州暖巢家政公司   月嫂
1、照顾产妇，共服务客户38家
2008-2015  服装厂  车工`;

const outcome = async (language: Language, message: string, resume: string) =>
  (await converse(language, [message], resume)).outcome;

describe('a value that is given anew takes the place of the old one', () => {
  test.each<[Language, string, string, string]>([
    ['en', english, 'its 16 bedrooms now', 'Clean 14 bedrooms per shift → Clean 16 bedrooms per shift'],
    [
      'en',
      english,
      'I served 120 customers, not 90. they had me on two tills',
      'Served 90 customers a day → Served 120 customers a day',
    ],
    [
      'en',
      english,
      'Corner Foods was September 2012 to May 2017 if you want the months',
      'Cashier, 2012 - 2017 → Cashier, September 2012 - May 2017',
    ],
    ['en', english, 'I left Corner Foods in 2016', 'Cashier, 2012 - 2017 → Cashier, 2012 - 2016'],
    ['en', english, 'food hygiene was 2015 not 2016', 'Food Hygiene Level 2, 2016 → Food Hygiene Level 2, 2015'],
    ['de', german, 'Ich habe jetzt 12 Häuser, nicht 9', 'Betreuung von 9 Wohnhäusern → Betreuung von 12 Wohnhäusern'],
    [
      'de',
      german,
      'Beim Autohaus Reiter war ich bis 09/2017, nicht 07',
      '02/2012 - 07/2017 Autohaus Reiter → 02/2012 - 09/2017 Autohaus Reiter',
    ],
    ['de', german, 'Deutsch ist nicht mehr B1! habe im Mai B2 bestanden', 'Deutsch: gut (B1) → Deutsch: gut (B2)'],
    [
      'fr',
      french,
      'Bellevue c’est 46 ha maintenant',
      'Tractoriste – Château Bellevue (42 ha) → Tractoriste – Château Bellevue (46 ha)',
    ],
    [
      'ja',
      japanese,
      '担当は1日4組ではなく5組でした。すみません',
      '夕食の配膳（1日4組担当） → 夕食の配膳（1日5組担当）',
    ],
    [
      'ja',
      japanese,
      'スーパーは2006年5月から2011年12月までです',
      '2006年～2011年 スーパーなかにし → 2006年5月～2011年12月 スーパーなかにし',
    ],
    ['zh', chinese, '服装厂做到2014年8月', '2008-2015 服装厂 车工 → 2008-2014.8 服装厂 车工'],
  ])('%s: %#', async (language, resume, message, expected) => {
    expect(await outcome(language, message, resume)).toBe(expected);
  });
});

describe('a value that is only told is shown first where the sentence says more than the line', () => {
  test.each<[Language, string, string]>([
    ['en', english, 'I also did the rotas for 12 starters when the boss was away'],
    ['en', english, 'Corner Foods until May 2016, and nobody will ask'],
    ['en', english, 'now I also do the linen for 20 bedrooms'],
    ['fr', french, 'Bellevue c’est 46 ha maintenant, le patron a racheté des vignes'],
    ['zh', chinese, '客户数改一下 现在是43家了'],
  ])('%s: %#', async (language, resume, message) => {
    expect(await outcome(language, message, resume)).not.toContain('→');
  });
});

describe('and nothing is changed', () => {
  test.each([
    ['where the date belongs to something that was done there', 'I trained 10 people at Corner Foods since 2014'],
    ['where both amounts are so', 'its 16 bedrooms in high season, 14 is the normal'],
    ['where it is asked', 'should it say 16 bedrooms now?'],
    ['where the message takes it back', 'its 16 bedrooms now, no wait, what would you put'],
    ['where the message says that it is not so', 'put 20 bedrooms, nobody checks'],
    ['where a job would end before it began', 'I left Corner Foods in 2010'],
  ])('%s', async (_, message) => {
    expect(await outcome('en', message, english)).not.toMatch(/bedrooms.*→|Cashier.*→|Served.*→/u);
  });
});
