import type { Language } from '@fitted/contract/languages';

/** The prepositions before a place, as regex sources. Chinese and Japanese have theirs in the phrasings. */
interface PlaceWords {
  /** Where to put something. */
  readonly to: string;
  /** Where something is, or was done. */
  readonly at: string;
  /** Where to take something from. */
  readonly from: string;
}

export const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: { to: 'to|into|under', at: 'in|at|on|for|under', from: 'from|out of|of' },
  es: { to: 'al?|bajo', at: 'en|bajo', from: 'del?' },
  fr: { to: 'à|aux?|sous', at: 'dans|en|chez|sous', from: 'du|des?' },
  de: { to: 'zu|zum|zur|unter', at: 'in|im|bei|beim|unter', from: 'aus|von|vom' },
  zh: { to: '', at: '', from: '' },
  ja: { to: '', at: '', from: '' },
};
