import { useTranslation } from '../../i18n/use-translation.ts';

/** The sentences of the plans that every site begins with, by the key that holds their translation. */
const offerKeys: Readonly<Record<string, string>> = {
  'For a search that is just starting.': 'starting',
  'For applying every week.': 'weekly',
  'For a career change.': 'careerChange',
  'AI chat assistant, the same in every plan': 'chat',
  'Ask for changes to your resume in your own words': 'ownWords',
  'Change plan or cancel at any time': 'anyTime',
};

/** Says a plan's own words in the chosen language; what an administrator has written is shown as written. */
export function useOffer(): (words: string) => string {
  const { t } = useTranslation('billing');
  return (words) => {
    const key = offerKeys[words];
    return key === undefined ? words : t(`offer.${key}`);
  };
}
