/** How long the texts of a visit may be. Without zod, so that a page can count while somebody types. */
export const maxResumeLength = 100_000;
export const maxJobDescriptionLength = 40_000;
export const maxJobTitleLength = 300;
