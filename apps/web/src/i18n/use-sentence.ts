import { sentenceKeys } from './sentence-keys.ts';
import { useTranslation } from './use-translation.ts';

/** Says a sentence of the contract (a validation message, a server's refusal) in the chosen language; others as they are. */
export type SaySentence = <Given extends string | undefined>(sentence: Given) => Given | string;

export function useSentence(): SaySentence {
  const { t } = useTranslation('sentences');
  return (sentence) => {
    const key = sentence === undefined ? undefined : sentenceKeys[sentence];
    return key === undefined ? sentence : t(`said.${key}`);
  };
}
