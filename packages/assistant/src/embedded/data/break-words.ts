/** Titles of times without work, in all six languages. */
export const breakWords =
  /\b(?:career break|parental leave|maternity|not working|sabbatical|year off|gap year|unemployed|raising (?:my |two |three )?children|excedencia|baja maternal|en paro|arrêt|congé|sans emploi|elternzeit|familienzeit|mutterschutz|arbeitssuchend|auszeit)\b|離職|休職|育児|介護|待业|休养|照顾/iu;
