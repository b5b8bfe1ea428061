import { pattern } from '@fitted/language/pattern';
import { personalCues } from '../../../../cues.ts';

/** Personal data that a resume may contain and an employer need not know: what people call it, and how it is written. */
interface PersonalPart {
  readonly called: RegExp;
  readonly written: RegExp;
}

const date =
  '(?:\\d{1,4}[./年-] ?\\d{1,2}(?:[./月-] ?\\d{1,4})?日?|\\p{L}{3,10}\\.? \\d{1,2},? \\d{4}|\\d{1,2}\\.? (?:de ' +
  ')?\\p{L}{3,12} (?:de )?\\d{4})(?: (?:in|en|a) \\p{L}+)?';

const { any, word, labelled } = personalCues;
const called = (name: Parameters<typeof word>[0]): RegExp => new RegExp(word(name), 'u');
const children = (count: string) => `(?:\\d|${count}) (?:\\p{L}{4,12} )?${any('child')}(?!\\p{L})`;

/** On folded lower-case letters, at the same offsets as in the text. */
export const personalParts: readonly PersonalPart[] = [
  { called: called('birthCalled'), written: pattern('gu')`${any('bornOn')} ?[:：]? ?${date}` },
  {
    called: called('maritalCalled'),
    written: pattern('gu')`
        ${any('maritalLine')} ?[:：] ?[^\s|,，;；]+|(?:${any('maritalLabel')} ?[:：]? ?)?${word('maritalState')}
        (?:[,;]? (?:and )?${children(`${any('fewCount')}|${any('noCount')}`)})?|${any('maritalLabel')} ?[:：] ?\p{L}+
      `,
  },
  {
    called: called('childrenCalled'),
    written: pattern('gu')`(?<!\p{L})${children(any('fewCount'))}|${any('childrenLabel')} ?[:：]? ?\S+`,
  },
  {
    called: called('religionCalled'),
    written: pattern('gu')`${any('religionLabel')} ?[:：] ?[^|·•;,\t]{2,30}|${word('religionNamed')}`,
  },
  {
    called: called('ageCalled'),
    written: pattern('gu')`
        (?:${word('age')} ?[:：]? ?)?\(?(?<!\p{N})\d{2} ?${any('ageUnit')}(?!\p{L})\)?|${word('age')} ?[:：]? ?\d{2}(?!\p{N})
      `,
  },
  { called: called('photoCalled'), written: pattern('gu')`[([（]? ?${word('photoLabel')} ?[)\]）]?` },
  { called: called('idCalled'), written: pattern('gu')`${word('idLabel')} ?[:：]? ?[\p{L}\p{N}.-]{5,18}` },
  { called: called('gender'), written: pattern('gu')`${labelled('gender')} ?(?:\p{sc=Latin}+|\p{sc=Han})` },
  { called: called('nationality'), written: pattern('gu')`${any('nationality')} ?[:：] ?\p{L}+` },
  { called: called('height'), written: pattern('gu')`${labelled('height')} ?[\p{N}.,'’"]{1,8} ?(?:cm|m|ft|"|”)?` },
  {
    called: called('weight'),
    written: pattern('gu')`${labelled('weight')} ?[\p{N}.,]{1,6} ?(?:kg|kgs|lbs?|st|公斤|斤|㎏)?`,
  },
  { called: called('party'), written: pattern('gu')`${any('party')} ?[:：]? ?\S+` },
  { called: called('ancestry'), written: pattern('gu')`${any('ancestry')} ?[:：]? ?\S+` },
];
