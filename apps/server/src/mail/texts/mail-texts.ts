import type { Language } from '@fitted/contract/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { MailTexts } from './shape.ts';
import { zh } from './zh.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, fr, de, zh, ja };
