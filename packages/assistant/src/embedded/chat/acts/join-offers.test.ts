import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const resume = `Ramona Dittrich
Dessau

Berufserfahrung
Bäckerei Kornfeld GmbH, Dessau
Verkäuferin, 04/2015 – heute
- Verkauf von Backwaren

Fleischerei Harnisch, Coswig
Fachverkäuferin, 09/2002 – 07/2009
- Beratung`;

const told =
  'Seit 2021 mach ich die Vertretung wenn die Chefin Urlaub hat, so 5-6 Wochen im Jahr. dann mach ich auch den ' +
  'Dienstplan für alle 6 leute und bring das geld zur bank';

test('facts that were told together go to their place together, by one button', async () => {
  const { text } = await talk('de', [told, 'Ja, alle'], resume);
  const [kornfeld = ''] = text.split('Fleischerei');
  expect(kornfeld).toContain('5-6 Wochen im Jahr');
  expect(kornfeld).toContain('Dienstplan für alle 6 leute');
});

test('what was shown under a job and is told to go to the top stands there', async () => {
  const { text } = await talk('de', [told, 'das bitte ganz nach oben'], resume);
  expect(text.indexOf('5-6 Wochen im Jahr')).toBeLessThan(text.indexOf('Verkauf von Backwaren'));
});
