import type { Language } from '@fitted/contract/languages';
import { guardTables, traitsOf } from '@fitted/language/packs';
import { findSpelledNumbers } from '@fitted/resume/guard/text/spelled-numbers';
import { foldLetters } from '../fold-name.ts';

/** Words that count without being figures: "twice a week", "a couple of". */
const notFigures = /^(?:twice|thrice|pair|couple|dozen|par|docena|\p{L}+mal|\p{L}+tagig\p{L}*|\p{L}+aine|millier)$/u;
const hanNumber =
  /[二两三四五六七八九]百(?=[人名个個件台])|[二两三四五六七八九十]{1,3}(?=[人名个個件台家组組次岁位社店回本枚割分年月周条篇])/gu;
const hanDigits = '零一二三四五六七八九';

const most = 1000;

/** A message with its number words written as figures: "three, not two" as "3, not 2". */
export function withDigits(message: string, language: Language, smallest = 0): string {
  if (!traitsOf(language).writesSpaces) return message.replace(hanNumber, (found) => String(hanValue(found) ?? found));
  const { ordinals } = guardTables[language].numbers;
  const isFigure = (words: string) => {
    const folded = foldLetters(words).toLowerCase();
    return ordinals[folded] === undefined && !notFigures.test(folded);
  };
  return (
    findSpelledNumbers(message, language)
      // "2 million" is written as it is said.
      .filter(
        ({ from, to, isArticle, value }) =>
          !isArticle && value >= smallest && value < most && isFigure(message.slice(from, to)),
      )
      .reduceRight((text, { from, to, value }) => text.slice(0, from) + value + text.slice(to), message)
  );
}

/** 六 is 6, 十五 is 15, 二十五 is 25; 三四 is a span and no figure. */
function hanValue(text: string): number | undefined {
  if (text.endsWith('百')) return (hanValue(text.slice(0, -1)) ?? 0) * 100;
  const [tens, ones = ''] = text.split('十');
  const digit = (one: string) => (one === '两' ? 2 : hanDigits.indexOf(one));
  if (!text.includes('十')) return text.length === 1 ? digit(text) : undefined;
  return tens === undefined || tens.length > 1 || ones.length > 1
    ? undefined
    : (tens === '' ? 1 : digit(tens)) * 10 + (ones === '' ? 0 : digit(ones));
}
