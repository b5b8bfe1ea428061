import { useTranslation } from '../../../i18n/use-translation.ts';

/** The sentences of the default plans, with the keys of their translations. */
const offerKeys: Readonly<Record<string, string>> = {
  'For a search that is just starting.': 'starting',
  'For applying every week.': 'weekly',
  'For a career change.': 'careerChange',
  'AI chat assistant, the same in every plan': 'chat',
  'Ask for changes to your resume in your own words': 'ownWords',
  'Change plan or cancel at any time': 'anyTime',
};

/** Translates the text of default plans; text written by an administrator is shown unchanged. */
export function useOffer(): (words: string) => string {
  const { t } = useTranslation('billing');
  return (words) => {
    const key = offerKeys[words];
    return key === undefined ? words : t(`offer.${key}`);
  };
}
