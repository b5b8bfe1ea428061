import { expect, test } from 'vitest';
import { withoutSaidItems } from './said-items.ts';

test.each([
  ['Excel / Toast POS / cost control', 'Excel / Toast POS', 'Excel / Toast POS'],
  ['Figma, Miro, Design system', 'Figma, Miro', 'Figma, Miro'],
  ['Figma, Miro, Terraform', 'Figma, Miro', 'Figma, Miro, Terraform'],
  ['Cost control, Terraform', '', 'Terraform'],
  // Items that were already there are still compared, and a sentence is not a list.
  ['Design system, Figma', 'Design system, Figma', 'Design system, Figma'],
  ['Led the whole move of the platform, cost control', '', 'Led the whole move of the platform, cost control'],
])('“%s” in place of “%s” leaves “%s” to be supported', (line, before, rest) => {
  expect(withoutSaidItems(line, before, ['cost control', 'design system'])).toBe(rest);
});
