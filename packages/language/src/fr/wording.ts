import type { WordingCues } from '../wording-cues.ts';

export const frenchWording: WordingCues = {
  weakOpenings:
    'responsable de|chargé de|chargée de|en charge de|mes missions|j’étais chargé|j’ai été chargé|missions :',
  firstPerson: 'je|j’ai|mon|ma|mes|nous|notre|nos|j’étais',
  fillers: 'très|divers|diverses|avec succès|etc|dynamique|passionné|passionnée|afin de',
};
