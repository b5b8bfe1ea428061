import { creativeAndResearch } from './data/creative-and-research.ts';
import { dataAndAi } from './data/data-and-ai.ts';
import { degrees } from './data/degrees.ts';
import { financeAndLaw } from './data/finance-and-law.ts';
import { healthAndCare } from './data/health-and-care.ts';
import { hospitalityAndEducation } from './data/hospitality-and-education.ts';
import { officeAndHr } from './data/office-and-hr.ts';
import { retailAndSales } from './data/retail-and-sales.ts';
import { software } from './data/software.ts';
import { spokenLanguages } from './data/spoken-languages.ts';
import { tradeSystems } from './data/trade-systems.ts';
import { tradesAndEngineering } from './data/trades-and-engineering.ts';
import { traits } from './data/traits.ts';
import { warehouseAndDriving } from './data/warehouse-and-driving.ts';
import { readSkills, type Skill } from './read-skills.ts';

const professions = [
  creativeAndResearch,
  dataAndAi,
  financeAndLaw,
  healthAndCare,
  hospitalityAndEducation,
  officeAndHr,
  retailAndSales,
  software,
  tradeSystems,
  tradesAndEngineering,
  warehouseAndDriving,
];

let skills: readonly Skill[] | undefined;

/** Every skill we know, read once on first use. To add one, write a line in the file of its profession. */
export function allSkills(): readonly Skill[] {
  skills ??= [
    ...professions.flatMap((lines) => readSkills(lines)),
    ...readSkills(degrees),
    ...readSkills(traits, 'trait'),
    ...readSkills(spokenLanguages, 'language'),
  ];
  return skills;
}
