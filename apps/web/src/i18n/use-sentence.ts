import { codeOf } from '@fitted/contract/errors/sentences';
import { useTranslation } from './use-translation.ts';

/**
 * Says a sentence of the contract (a validation message, a server's refusal) in the chosen language; others as they are.
 * What a gateway answers in the server's place, a page or nothing, is not a sentence and is never shown.
 */
export type SaySentence = <Given extends string | undefined>(sentence: Given) => Given | string;

export function useSentence(): SaySentence {
  const { t } = useTranslation('sentences');
  return (sentence) => {
    if (sentence === undefined) return sentence;
    if (/^<|^{}$/.test(sentence)) return t('said.unexpected');
    const said = codeOf(sentence);
    return said ? t(`said.${said.code}`, { number: said.number ?? '' }) : sentence;
  };
}
