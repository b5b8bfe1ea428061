import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { talk } from '../../../../testing/converse.ts';

const resumeWith = (heading: string, summary: string) =>
  `Ada Lind\nada@example.org\n\n${heading}\n${summary}\n\nExperience\nAnalyst, Northgate Freight, 2015 - 2024\n- Planned routes for 40 drivers`;

test.each<[Language, string, string, string, string]>([
  [
    'en',
    'Shorten the summary',
    'Summary',
    'Operations analyst with nine years of planning routes for three freight companies in the north of ' +
      'England, reporting weekly figures to depot managers, and training colleagues in Excel.',
    'Operations analyst with nine years of planning routes for three freight companies in the north of England, and training colleagues in Excel.',
  ],
  [
    'de',
    'Kürze das Profil',
    'Profil',
    'Disponentin, die in neun Jahren für drei Speditionen im Norden Touren geplant, wöchentliche Zahlen an die ' +
      'Niederlassungsleiter berichtet, und neue Kolleginnen eingearbeitet hat.',
    'Disponentin, die in neun Jahren für drei Speditionen im Norden Touren geplant, und neue Kolleginnen eingearbeitet hat.',
  ],
])('%s: a summary of one long sentence loses a part of its middle', async (language, wish, heading, summary, short) => {
  const { text } = await talk(language, [wish], resumeWith(heading, summary));
  expect(text).toContain(`${short}\n`);
});

const five = ['Planned routes', 'Trained drivers', 'Kept the books', 'Ordered tyres', 'Wrote the rota'];
const oneJob = `Ada Lind\n\nExperience\nAnalyst, Northgate Freight, 2015 - 2024\n${five.map((line) => `- ${line}`).join('\n')}`;

test.each<[Language, string]>([
  ['en', 'Shorten the part about Northgate Freight to three lines.'],
  ['en', 'Shorten the part about Northgate Freight to two lines'],
  ['de', 'Kürz den Abschnitt zu Northgate Freight auf drei Zeilen.'],
  ['fr', 'Réduis la partie sur Northgate Freight à trois lignes.'],
  ['es', 'Acorta la parte de Northgate Freight a tres líneas.'],
  ['ja', 'Northgate Freightでの職歴を3行に短くして'],
  ['zh', '把Northgate Freight那段缩短到三行。'],
])('%s: a job is shortened to as many lines as were said', async (language, wish) => {
  const { text } = await talk(language, [wish], oneJob);
  expect(five.filter((line) => text.includes(line))).toHaveLength(wish.includes('two') ? 2 : 3);
});
