import type { WordingCues } from '../wording-cues.ts';

export const germanWording: WordingCues = {
  weakOpenings: 'verantwortlich für|zuständig für|meine aufgaben|aufgaben:|ich war verantwortlich|war zuständig',
  firstPerson: 'ich|mein|meine|meinen|wir|unser|unsere',
  fillers: 'sehr|diverse|erfolgreich|usw|etc|dynamisch|leidenschaftlich|verschiedene',
};
