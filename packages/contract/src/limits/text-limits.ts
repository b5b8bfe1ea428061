/** Maximum lengths of the texts people enter. Without zod, so that a page can count while someone types. */
export const maxResumeLength = 100_000;
export const maxJobDescriptionLength = 40_000;
export const maxJobTitleLength = 300;
