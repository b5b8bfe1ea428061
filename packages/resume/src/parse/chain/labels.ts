/** What a piece of a section is: body text (`tell`), or a part of a head. A `+` opens an entry. */
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

/** Indexes of the labels, used in the chain's tables. Labels from `firstOpening` on open an entry. */
export const tellLabel = 0;
export const titleLabel = 1;
export const employerLabel = 2;
export const datesLabel = 3;
export const besideLabel = 4;
export const firstOpening = 5;
export const labelCount = labels.length;

/** The label without regard to whether it opens an entry. */
export const kindOf = (label: number): number => (label >= firstOpening ? label - firstOpening + 1 : label);
export const isOpening = (label: number): boolean => label >= firstOpening;
