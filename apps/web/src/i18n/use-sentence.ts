import { sentenceKeys } from './sentence-keys.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Says a sentence of the contract (a validation message, a server's refusal) in the chosen language; others as they are.
 * What a gateway answers in the server's place, a page or nothing, is no sentence and is never shown.
 */
export type SaySentence = <Given extends string | undefined>(sentence: Given) => Given | string;

export function useSentence(): SaySentence {
  const { t } = useTranslation('sentences');
  return (sentence) => {
    if (sentence === undefined) return sentence;
    if (/^<|^{}$/.test(sentence)) return t('said.unexpected');
    const [number = ''] = /\d+/.exec(sentence) ?? [];
    const key = sentenceKeys[sentence] ?? sentenceKeys[sentence.replace(number, '{{number}}')];
    return key === undefined ? sentence : t(`said.${key}`, { number });
  };
}
