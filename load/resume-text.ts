/** A resume of ordinary length. */
export const resumeText = `Robin Sample
robin@example.com | 020 7946 0000 | Sampleton

Summary
Baker with nine years in wholesale and shop bakeries.

Experience
Senior Baker, Sample Bread, Sampleton
2019 - 2024
- Responsible for the night shift of four bakers
- Helped with ordering flour and yeast for three shops
- Was in charge of training new starters in food safety
- Worked on new recipes for rye and spelt bread

Baker, Corner Loaf, Sampleton
2015 - 2019
- Made sourdough, rolls and pastries for up to 300 customers a day
- Did stock counts every week
- Handled deliveries to cafes

Education
Level 3 Diploma in Baking, Sampleton College, 2015

Skills
Sourdough, viennoiserie, food safety, rotas, stock control
`;
