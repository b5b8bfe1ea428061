import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import { pattern } from '@fitted/language/pattern';
import { getSkill } from '../../lexicon/find-skills.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { titleScore } from '../../parse/rows/row-signs.ts';
import { jobCues } from '../job-cues.ts';
import type { Need } from '../job-profile.ts';

const licence = pattern('iu')`${jobCues.word('licence')}|(?:schein|führerschein)(?!\p{L})`;
const notDriving = pattern('iu')`${jobCues.word('notDriving')}`;
const credential = pattern('iu')`${jobCues.word('credential')}`;
const domain = pattern('iu')`${jobCues.word('domain')}|(?:branche|umfeld)(?!\p{L})`;
const asPost = pattern('iu')`(?<!\p{L})${jobCues.any('asPost')}\s(?<post>.+)$`;
const postCues = pattern('u')`${jobCues.any('postTitle')}${jobCues.any('postHeld')}?$`;

/** Spelled unlike any ordinary word: SOX, REDCap, P6. */
const writtenAsName =
  /^(?:[\p{Lu}\d][\p{Lu}\d&.+#/-]+|\p{Lu}?\p{Ll}+\p{Lu}\p{L}*|\p{Script=Latin}+\d+\p{Script=Latin}*)(?:\s[\p{Lu}\d]\S*)*$/u;

/** The kind of thing an item asks for. */
export function kindOfItem(text: string, skills: readonly SkillId[], isTerm: boolean, need: Need): RequirementKind {
  if (licence.test(text) && !notDriving.test(text)) return 'licence';
  const known = skills.map(getSkill);
  if (known.some(({ kind }) => kind === 'credential')) return 'credential';
  if (known.some(({ isTool }) => isTool)) return 'tool';
  if (need !== 'duty' && credential.test(text)) return 'credential';
  if (isTerm || writtenAsName.test(text)) return 'tool';
  const post = asPost.exec(text)?.groups?.post;
  if ((post && titleScore(post) >= 2) || postCues.test(text)) return 'title';
  if (need === 'duty') return 'duty';
  return domain.test(text) ? 'domain' : 'practice';
}
