import { expect, test } from 'vitest';
import { mendTorn } from './torn-text.ts';

test.each([
  ['Ecole ´ d’Economie ´ de la Ville', 'École d’Économie de la Ville'],
  ['A ` la carte', 'À la carte'],
  ['Pers¨onliche Daten, ab M¨arz', 'Persönliche Daten, ab März'],
  ['Akademie f¨ur ¨offentliche Verwaltung', 'Akademie für öffentliche Verwaltung'],
  ['Institut fur ¨ Solartechnik', 'Institut für Solartechnik'],
  ['Parı́s', 'París'],
  ['Office for Tides (OFT)) 2024', 'Office for Tides (OFT) 2024'],
  ['Wrote the letters<br>', 'Wrote the letters'],
  ['See HYPERLINK "http://example.org/a" example.org/a for more', 'See example.org/a for more'],
])('%s is mended', (torn, mended) => {
  expect(mendTorn(torn)).toBe(mended);
});

test.each([
  'Prestataire de l´entreprise',
  'App´s y marketing',
  'Boys´ Day',
  'Europeen ´ de la Mer',
  'Bauer ¨ Sohn',
  'a) first b) second))',
  'f(g(x)) = 2',
  'List<String> and <T>',
])('%s is left', (text) => {
  expect(mendTorn(text)).toBe(text);
});
