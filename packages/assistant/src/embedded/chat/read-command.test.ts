import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import type { Intent } from './data/phrasing.ts';
import { readCommand } from './read-command.ts';

test.each<[Language, Intent, string]>([
  // What the chat suggests by itself.
  ['en', 'tailor', "Transform my CV to this business's needs, and keep my prior roles after the latest role."],
  [
    'de',
    'tailor',
    'Pass meinen Lebenslauf an die Bedürfnisse dieser Firma an und lass meine früheren Stellen nach der neuesten stehen.',
  ],
  [
    'es',
    'tailor',
    'Adapta mi currículum a las necesidades de esta empresa y deja mis puestos anteriores después del más reciente.',
  ],
  [
    'fr',
    'tailor',
    'Adapte mon CV aux besoins de cette entreprise et garde mes postes précédents après le plus récent.',
  ],
  ['ja', 'tailor', '履歴書をこの企業の求めるものに合わせて直し、以前の職歴は直近の職歴の後に残してください。'],
  ['zh', 'tailor', '请按这家公司的需要调整我的简历，并让以前的工作经历排在最近一份工作之后。'],
  // What it offers when asked how good the resume is.
  ['en', 'tailor', 'fit my resume to the job'],
  ['de', 'tailor', 'Pass meinen Lebenslauf an die Stelle an'],
  ['es', 'tailor', 'adapta mi currículum al puesto'],
  ['fr', 'tailor', 'adapte mon CV au poste'],
  ['ja', 'tailor', '求人に合わせて改善して'],
  ['zh', 'tailor', '按这个职位优化简历'],
  // A page is no figure of the last line.
  ['en', 'one-page', 'make it 1 page'],
  ['ja', 'one-page', '1ページにして'],
  ['en', 'judge', 'why is my score so low'],
  ['de', 'judge', 'Warum ist meine Punktzahl so niedrig?'],
  ['es', 'judge', '¿Por qué es tan baja mi puntuación?'],
  ['fr', 'judge', 'Pourquoi mon score est-il si bas ?'],
  ['ja', 'judge', 'スコアが低いのはなぜですか'],
  ['zh', 'judge', '为什么我的分数这么低'],
  // The page's own words for the score and for a change.
  ['es', 'gaps', '¿Cómo mejoro mi encaje?'],
  ['ja', 'gaps', '適合度を教えて'],
  ['fr', 'undo', 'annule la dernière retouche'],
  ['zh', 'bullets', '每个职位保留 3 条'],
])('%s is read as %s: %s', (language, intent, message) => {
  expect(readCommand(message, [language])?.intent).toBe(intent);
});

test('spaces between Chinese and Latin letters belong to neither', () => {
  expect(readCommand('把 Excel 换成 SAP', ['zh'])?.groups).toEqual({ from: 'Excel', to: 'SAP' });
});
