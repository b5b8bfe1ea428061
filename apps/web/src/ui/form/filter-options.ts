export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** Ignores case and accents: "cote" finds "Côte d'Ivoire". Options that begin with the text come first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return options;
  const found = options
    .map((option) => ({ option, at: fold(option.label).indexOf(wanted) }))
    .filter(({ at }) => at !== -1);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ option }) => option);
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
