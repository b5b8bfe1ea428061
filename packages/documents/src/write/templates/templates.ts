import { type TemplateId, templateIds } from '@fitted/contract/looks';
import { boardroom } from './boardroom.ts';
import { compass } from './compass.ts';
import { ledger } from './ledger.ts';
import { marquee } from './marquee.ts';
import { meridian } from './meridian.ts';
import { plain } from './plain.ts';
import { quarto } from './quarto.ts';
import type { Template } from './template.ts';
import { waymark } from './waymark.ts';

const byId: Readonly<Record<TemplateId, Template>> = {
  ledger,
  boardroom,
  compass,
  meridian,
  waymark,
  marquee,
  plain,
  quarto,
};

/** In the order in which they are offered. */
export const templates: readonly Template[] = templateIds.map((id) => byId[id]);

export const getTemplate = (id: TemplateId): Template => byId[id];
