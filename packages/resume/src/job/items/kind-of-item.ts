import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import { pattern } from '@fitted/language/pattern';
import { getSkill } from '../../lexicon/find-skills.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { titleScore } from '../../parse/rows/row-signs.ts';
import type { Need } from '../job-profile.ts';

const licence = pattern('iu')`
  (?<!\p{L})(?:licen[cs]es?|driving licen[cs]e|driver['’]?s? licen[cs]e|cdl|carn[eé]t?|permiso de conduc\p{L}*
  |permis|führerschein\p{L}*|fahrerlaubnis|staplerschein|kranschein|cscs(?: card)?)(?!\p{L})
  |(?:schein|führerschein)(?!\p{L})|免許|驾照|驾驶证|驾驶执照
`;
const notDriving =
  /(?<!\p{L})(?:software|product|licencia(?:do|da|tura)|licence (?:en|de|pro))(?!\p{L})|教員免許|看護師免許|医師免許|調理師免許/iu;
const credential = pattern('iu')`
  (?<!\p{L})(?:certifi\p{L}*|accredit\p{L}*|chartered|registration|registered|clearance|certificado\p{L}*
  |certificación|colegiad\p{L}|homologad\p{L}|certifié\p{L}*|habilitation|diplôme|caces|agrément|zertifi\p{L}*
  |ausbildung\p{L}*|weiterbildung\p{L}*|fortbildung\p{L}*|approbation|meister|examen|prüfung|qualification
  |training certificate|nvq|gesundheitszeugnis|ausweis|passport|ticket|card|carte)(?!\p{L})|证书?$|资格证|执业|证$|資格|検定|認定
  |級以上|[1-3]級|証$|士$
`;
const domain = pattern('iu')`
  (?<!\p{L})(?:sector|industry|industries|environment|setting|sectors|branche|umfeld|secteur|milieu|entorno
  |industria|ámbito)(?!\p{L})|(?:branche|umfeld)(?!\p{L})|行业|领域|業界
`;
const asPost = pattern('iu')`
  (?<!\p{L})(?:as an?|as|in an? similar (?:role|position)|als|como|en tant que|comme|in der position|en un puesto
  |sur un poste|auf einer position)\s(?<post>.+)$
`;
const postSigns =
  /(?:店長|副店長|代行|主任|係長|課長|部長|リーダー|マネージャー|责任者|主管|经理|组长|班长|総監|总监|厂长|店长)(?:経験|の経験|としての経験|以上|经验|工作经验)?$/u;

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
  if ((post && titleScore(post) >= 2) || postSigns.test(text)) return 'title';
  if (need === 'duty') return 'duty';
  return domain.test(text) ? 'domain' : 'practice';
}
