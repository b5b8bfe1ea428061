/** The contract's limits; its schemas are too heavy for the page that these stand on. What is read in the browser keeps to them too. */
export const longestText = 100_000;
export const longestDescription = 40_000;
export const longestTitle = 300;
