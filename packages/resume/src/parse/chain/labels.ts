/** What a piece of a section is: of a head its title, employer, dates or something beside them; or of what an entry tells. */
export const labels = [
  'tell',
  'title',
  'employer',
  'dates',
  'beside',
  '+title',
  '+employer',
  '+dates',
  '+beside',
] as const;
export type PieceLabel = (typeof labels)[number];

/** Numbers of labels, by which the tables of the chain are laid out; those from `firstOpening` open an entry. */
export const TELL = 0;
export const TITLE = 1;
export const EMPLOYER = 2;
export const DATES = 3;
export const BESIDE = 4;
export const firstOpening = 5;
export const labelCount = labels.length;

/** What a label is, whether or not it opens an entry. */
export const kindOf = (label: number): number => (label >= firstOpening ? label - firstOpening + 1 : label);
export const isOpening = (label: number): boolean => label >= firstOpening;
