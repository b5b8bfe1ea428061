import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['Markdown', '**Helped** the *depot* manager with the `rota` of __21__ drivers'],
  ['tags', '<b>Helped</b> the depot manager<br/> with the <span class="x">rota</span> of 21 drivers'],
  ['turned digits', 'Helped the depot manager with the rota of \u202e21\u202c drivers'],
  ['isolated digits', 'Helped the depot manager with the rota of \u206621\u2069 drivers'],
  ['tag characters', 'Helped the depot manager with the rota of 21 drivers\u{E0041}\u{E0042}'],
  ['spaces without width', 'Hel\u200bped the depot\u00ad manager with the rota of 21\ufeff drivers'],
  ['control characters', 'Helped\u0000 the\tdepot manager with the rota of 21 drivers\u0007'],
  ['pictures', '🏆 Helped the depot manager with the rota of 21 drivers ★★★★★'],
  ['pictures inside', 'Helped ✓ the depot manager with the rota of 21 drivers 🏆🏆'],
  ['a heading mark', '## Helped the depot manager with the rota of 21 drivers'],
])('%s: not in the resume, so not in its lines', (_, text) => {
  const line = 'Helped the depot manager with the rota of 21 drivers';
  expect(cleanText(text, line).trim()).toBe(line);
});

test.each([
  ['★★★★☆ on the market place', '★★★★☆ on the market place, 2021'],
  ['Wrote `make` rules', 'Wrote `make` rules for 3 sites'],
  ['C++ templates of vector<T>', 'C++ templates: vector<T>'],
  ['2 * 3 shifts * 4 weeks', '2 * 3 shifts * 4 weeks'],
])('what the resume has stays: %s', (resume, text) => {
  expect(cleanText(text, resume)).toBe(text);
});

test.each(['\r', '\r\n', '\u2028', '\u2029'])('every break is a line break: %j', (character) => {
  expect(cleanText(`Summary${character}Analyst`, '')).toBe('Summary\nAnalyst');
});
