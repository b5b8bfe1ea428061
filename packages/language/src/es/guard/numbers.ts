import type { NumberWords } from '../../number-words.ts';
import { numbered } from '../../number-words.ts';

export const spanishNumbers: NumberWords = {
  values: {
    ...numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
      2,
    ),
    ...numbered(
      'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta',
      21,
    ),
    ...numbered('cuarenta cincuenta sesenta setenta ochenta noventa cien', 40, 10),
    ...numbered(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    ...numbered(
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      200,
      100,
    ),
    ...{ un: 1, uno: 1, una: 1, docena: 12, par: 2 },
  },
  multipliers: { mil: 1000, miles: 1000, millon: 1e6, millones: 1e6 },
  ordinals: {
    ...numbered('segundo tercero cuarto quinto sexto septimo octavo noveno decimo', 2),
    ...numbered('segunda tercera cuarta quinta sexta septima octava novena decima', 2),
    ...{ tercer: 3, tercio: 3, tercios: 3 },
  },
  joiners: ['y'],
  joinsFrom: 20,
  countsInTwenties: false,
  magnitudes: { mil: 1e3, millones: 1e6, millon: 1e6 },
  percent: ['por ciento'],
  between: 'a|y',
  became: 'a|al|hasta',
};
