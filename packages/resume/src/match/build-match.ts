import { parseResume } from '../parse/parse-resume.ts';

/** The resume shared by the match tests. */
export const nurse = parseResume(`Rosa Lind
rosa.lind@example.org | 0161 555 0199

SUMMARY
Ward nurse with four years in hospitals.

EXPERIENCE
Staff Nurse, Alder Hospital
March 2020 – Present
• Administered medication and inserted IV lines
• Was responsible for wound care on a 20-bed ward
• Trained students

Care Assistant, Birch House
2017 – 2019
• Supported residents with dementia

EDUCATION
BSc Nursing, Northwater University, 2017

SKILLS
Triage, k8s, Excel, first aid
`);
