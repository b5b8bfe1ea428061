import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

const english = `Dana Holt
14 Mill Row, Drogheda, Co. Louth
07700 900111 | dana.holt@example.com

Experience
Harbour Hotel, Leeds
Housekeeper, March 2018 - present
- Clean 14 bedrooms per shift
- Cover the reception at weekends

Certificates
Bloodborne Pathogens (2024)
CPR (exp. 2021)

Skills
Teamwork, laundry, floor care, Teamwork

Interests
chess, darts, walking the dog`;

const german = `Ute Brandt
Kassel

Berufserfahrung
Lager Kühn GmbH, 2018 - heute
- Kommissionierung mit Scanner

Ausbildung
Mittelschule Kragujevac 1997 - 2001, in Österreich nicht anerkannt

Sonstiges
Führerschein B, Nichtraucher, teamfähig, verlässlich, freundlich`;

const spanish = `Lupe Rentería
Puebla

Experiencia
Tejidos del Valle, 2016 a la fecha
- Costura

Habilidades
Trabajo bajo presión, responsable, trabajo bajo precion`;

const chinese = `姓名：邹芳
婚姻：已婚   身高：160cm   体重：58kg
工作经历
2019.3-至今   杭州暖巢家政公司   月嫂
1、照顾产妇
自我评价
性格开朗，吃苦耐劳，做事认真，吃苦耐劳，希望给我一个机会！`;

const french = `Luc Morel
Lyon

Loisirs
rugby, chasse, moto

Expérience
Tractoriste – Château Bellevue
2018 – 2022
- Taille`;

const outcome = async (language: Language, message: string, resume: string) =>
  (await converse(language, [message], resume)).outcome;

describe('what is to go is found in this resume', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      english,
      'lose the house address, just leave Drogheda, Co. Louth',
      '14 Mill Row, Drogheda, Co. Louth → Drogheda, Co. Louth',
    ],
    [
      'en',
      english,
      'Hello. Teamwork is on there two times, take one off please',
      'Teamwork, laundry, floor care, Teamwork → Teamwork, laundry, floor care',
    ],
    ['en', english, 'teamwork is dull. take it off', 'Teamwork, laundry, floor care, Teamwork → laundry, floor care'],
    ['en', english, 'My CPR ran out. take it off so nobody asks', 'CPR (exp. 2021) → '],
    [
      'de',
      german,
      'nur dieses „in Österreich nicht anerkannt“ weg, Rest bleibt',
      'Mittelschule Kragujevac 1997 - 2001, in Österreich nicht anerkannt → Mittelschule Kragujevac 1997 - 2001',
    ],
    [
      'de',
      german,
      'Bei Sonstiges bitte nur Führerschein B und verlässlich lassen',
      'Führerschein B, Nichtraucher, teamfähig, verlässlich, freundlich → Führerschein B, verlässlich',
    ],
    [
      'es',
      spanish,
      'dice trabajo bajo presion dos veces y una con falta, me borra la mala',
      'Trabajo bajo presión, responsable, trabajo bajo precion → Trabajo bajo presión, responsable',
    ],
    [
      'zh',
      chinese,
      '自我评价里面吃苦耐劳写了两遍，去掉一个',
      '性格开朗，吃苦耐劳，做事认真，吃苦耐劳，希望给我一个机会！ → 性格开朗，吃苦耐劳，做事认真，希望给我一个机会！',
    ],
    ['zh', chinese, '那把身高体重删了吧，婚姻也删', '婚姻：已婚 身高：160cm 体重：58kg → '],
    ['fr', french, 'Loisirs : la chasse dehors, le rugby et la moto restent', 'rugby, chasse, moto → rugby, moto'],
    ['fr', french, 'garde seulement rugby et moto dans les loisirs', 'rugby, chasse, moto → rugby, moto'],
  ])('%s: %#', async (language, resume, message, expected) => {
    expect(await outcome(language, message, resume)).toBe(expected);
  });
});

test.each([
  ['where the person is not decided', 'take out the reception line. or should it stay?'],
  ['where it only ran out', 'my CPR ran out'],
])('nothing goes at once %s', async (_, message) => {
  expect(await outcome('en', message, english)).not.toContain(' → ');
});
