import type { Texts } from '../translate.ts';

export const files = import.meta.glob<Texts>('./*.json', { import: 'default' });
