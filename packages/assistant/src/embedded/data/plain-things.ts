import type { Skill } from '@fitted/resume/lexicon/read-skills';
import { findDegreeLevels } from '@fitted/resume/qualifications/degrees';

/** What everybody at a desk uses, fields that are too broad, and papers that prove no trade: none introduces a person. */
const plain: ReadonlySet<string> = new Set(
  `Microsoft Office|Microsoft Word|Microsoft Excel|Excel|Word|PowerPoint|Microsoft PowerPoint|Outlook|Microsoft Outlook|
  Google Workspace|Google Docs|Google Sheets|Windows|Email|Data entry|Typing|Social media|Instagram|TikTok|Facebook|Zoom|Slack|Git|GitHub|
  Driving licence|DBS check|First aid|CPR|Food hygiene certificate|Office software certificate|Human resources|Sales|Marketing|
  Engineering|Manufacturing|Programming|Software development|Reporting|Documentation|Training|Research|Planning`
    .split('|')
    .map((name) => name.trim()),
);

/** Degrees are too plain as well: they belong under Education, not in a profile. */
export function isTooPlain({ id, kind, implies }: Skill): boolean {
  return plain.has(id) || plain.has(implies ?? '') || (kind === 'credential' && findDegreeLevels(id).length > 0);
}
