import { pattern } from '@fitted/language/pattern';

/** Titles of career breaks and side jobs, in all six languages. */
export const asideWords = pattern('iu')`
  \b(?:career break|parental leave|maternity|not working|sabbatical|year off|gap year|unemployed
  |raising (?:my |two |three )?children|volunteer|voluntary|evenings|weekends|adjunct|freelance|part[- ]time
  |instructional aide|student assistant|excedencia|baja maternal|en paro|voluntari[oa]|arrêt|congé|sans emploi
  |bénévole|elternzeit|familienzeit|mutterschutz|arbeitssuchend|auszeit|ehrenamt(?:lich)?)\b|離職|休職|育児|介護|ボランティア|待业
  |休养|照顾|志愿|兼职
`;
