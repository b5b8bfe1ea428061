import { boardroom } from './boardroom.ts';
import { compass } from './compass.ts';
import { ledger } from './ledger.ts';
import { marquee } from './marquee.ts';
import { meridian } from './meridian.ts';
import { plain } from './plain.ts';
import { quarto } from './quarto.ts';
import type { Template } from './template.ts';
import { waymark } from './waymark.ts';

export const templates = [
  ledger,
  boardroom,
  compass,
  meridian,
  waymark,
  marquee,
  plain,
  quarto,
] as const satisfies readonly Template[];

export type TemplateId = (typeof templates)[number]['id'];
export const templateIds = templates.map(({ id }) => id);
export const defaultTemplate: TemplateId = 'ledger';

export const isTemplateId = (id: string): id is TemplateId => templates.some((template) => template.id === id);

export const getTemplate = (id: TemplateId): Template => {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`There is no template "${id}"`);
  return template;
};
