import type { Translate } from '../../i18n/translate.ts';

const slugOf = (value: string) => value.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * Types and industries are free text of whoever entered the event. Those that the collection gives by itself have a name in every
 * language; any other is shown as it is, since an unknown key displays itself.
 */
export function typeName(t: Translate, type: string): string {
  const name = t(`types.${slugOf(type)}`);
  return name.startsWith('types.') ? type : name;
}

export function industryName(t: Translate, industry: string): string {
  const name = t(`industryNames.${slugOf(industry)}`);
  return name.startsWith('industryNames.') ? industry : name;
}
