import type { Translate } from '../../i18n/translate.ts';

export const slugOf = (value: string) => value.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * Types and industries are free text, entered with the event. Those assigned by the collection are translated; any
 * other is shown unchanged, because an unknown key is returned as it is.
 */
export function typeName(t: Translate, type: string): string {
  const name = t(`types.${slugOf(type)}`);
  return name.startsWith('types.') ? type : name;
}

export function industryName(t: Translate, industry: string): string {
  const name = t(`industryNames.${slugOf(industry)}`);
  return name.startsWith('industryNames.') ? industry : name;
}
