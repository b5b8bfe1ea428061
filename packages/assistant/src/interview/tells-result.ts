import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';

export function tellsResult(text: string, language: Language): boolean {
  return assistantWords[language].results.test(text);
}
