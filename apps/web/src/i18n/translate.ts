import type { Language } from '@fitted/contract/languages';
import { findFact } from './facts.ts';

/** A feature's words in one language: `{ "steps": { "title": "Three steps" } }`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Turns `steps.title` into words. An unknown key displays itself. */
export type Translate = (key: string, values?: TextValues) => string;

/**
 * `{{name}}` stands for a value, or for one of the facts that are always known. With a `count`, the key's plural form is taken
 * (`files_one`, `files_other`, whatever the language distinguishes).
 */
export function translate(texts: Texts, language: Language, key: string, values: TextValues = {}): string {
  const text = findPlural(texts, language, key, values.count) ?? findText(texts, key);
  if (text === undefined) return key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : findFact(name, language);
    return value === undefined ? whole : String(value);
  });
}

function findPlural(texts: Texts, language: Language, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined;
  return findText(texts, `${key}_${new Intl.PluralRules(language).select(count)}`);
}

function findText(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
