import type { Skill } from '@fitted/resume/lexicon/read-skills';
import { findDegreeLevels } from '@fitted/resume/qualifications/degrees';

/** What everybody has who works at a desk, and papers that let nobody begin but prove no trade: they introduce nobody. */
const plain: ReadonlySet<string> = new Set(
  `Microsoft Office|Microsoft Word|Microsoft Excel|Excel|Word|PowerPoint|Microsoft PowerPoint|Outlook|Microsoft Outlook|
  Google Workspace|Google Docs|Google Sheets|Windows|Email|Data entry|Typing|Social media|Instagram|TikTok|Facebook|Zoom|Slack|Git|GitHub|
  Driving licence|DBS check|First aid|CPR|Food hygiene certificate|Office software certificate|Human resources|Sales|Marketing|
  Engineering|Manufacturing|Programming|Software development|Reporting|Documentation|Training|Research|Planning`
    .split('|')
    .map((name) => name.trim()),
);

/** A degree stands below Education; under a name it is the title of nobody. */
export function isTooPlain({ id, kind, implies }: Skill): boolean {
  return plain.has(id) || plain.has(implies ?? '') || (kind === 'credential' && findDegreeLevels(id).length > 0);
}

/** What is read as a name where a form or a scan begins. */
export const noName =
  /(?<!\p{L})(?:curriculum|vitae|resume|résumé|lebenslauf|currículum|cv|information|signed|personal|profile|contact|applied|page|objective|address|adresse|date|简历|履歴書|職務経歴書)(?!\p{L})|简历|履歴|職務/iu;

/** Who was that only for a time, or hopes to be. */
export const noTitle =
  /(?<!\p{L})(?:intern|internship|trainee|student|apprentice|volunteer|seeking|looking|aspiring|searching|praktikant(?:in)?|praktikum|werkstudent(?:in)?|studentisch\p{L}*|azubi|auszubildende[r]?|stagiaire|apprentie?|alternante?|étudiante?|becari[oa]|prácticas|pasante|estudiante)(?!\p{L})|实习|学生/iu;
