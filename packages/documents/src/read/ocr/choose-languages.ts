import { languages } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';

/** The name of the engine's model: `deu`. */
export type ScanModel = string;

const models = languages.flatMap((language) => {
  const { detection, traits } = packs[language];
  return detection.scan ? [{ ...detection.scan, language, writesSpaces: traits.writesSpaces }] : [];
});

/** The models of the languages that the caller expects. */
export function expectedModels(codes: readonly string[] | undefined): ScanModel[] {
  const known = (codes ?? []).map((code) => code.slice(0, 2).toLowerCase());
  return [...new Set(known.flatMap((code) => models.find(({ language }) => language === code)?.name ?? []))];
}

/** The Latin-script language that a first reading with the English model suggests. */
export function guessLatin(text: string): ScanModel {
  let best: ScanModel = 'eng';
  let most = 0;
  for (const { name, words } of models) {
    const count = (words && text.match(words)?.length) ?? 0;
    if (count > most * 1.2) [best, most] = [name, count];
  }
  return best;
}

/** Those of languages without spaces between words. */
export const easternModels: readonly ScanModel[] = models
  .filter(({ writesSpaces }) => !writesSpaces)
  .map(({ name }) => name);

export const isEastern = (model: ScanModel): boolean => easternModels.includes(model);
