import { pattern } from '@fitted/language/pattern';
import { findSkills } from '../lexicon/find-skills.ts';
import { jobCues } from './job-cues.ts';

const labelled = pattern('imu')`^${jobCues.any('companyLabel')}\s*[:：]\s*(?<name>.{2,60})$`;
const legalJapanese = pattern('u')`${jobCues.any('legalJapanese')}`;
const isCompany = pattern(
  'u',
)`(?:^|[\n：:】。])(?<name>[\p{Script=Han}\p{L}\p{N}＆&ー・]{2,18}?)${jobCues.any('aboutCompany')}`;
const word = "(?:\\p{Lu}[\\p{L}\\p{N}'’.-]*|&)";
const small = '(?:of|and|for|de|del|la|le|les|du|des|y|et|und|der|die|the)';
const verbs =
  'is|are|has|seeks?|needs?|makes?|builds?|provides?|operates?|invites?|wants?|offers?|hires?|designs?|' +
  'develops?|runs?|works?|sells?|busca|requiere|abre|es|recherche|conçoit|est|propose|recrute|sucht|ist|' +
  'entwickelt|bietet';
/** "Knowledge of MTD is essential" does not name a company. */
const wanted =
  '(?:an? )?(?:strongly |highly |also |very )?(?:essential|required|needed|necessary|mandatory|must|asset|plus|' +
  'bonus|advantage|preferred|desirable|helpful|welcome|imprescindible|necesario|valorable|indispensable|requis|' +
  'exigé|un atout|un plus|apprécié|erforderlich|zwingend|von Vorteil|wünschenswert|ein Muss)';
const opening = pattern('gu')`
  (?:^|[.!?]\s+|\n)(?:The |Die |Das |Der |La |Le |El |Somos |Wir sind )?
  (?<name>${word}(?: (?:${word}|${small} ${word}|${small} ${small} ${word})){0,6})
  (?: \([^)]+\))?,? (?:[^.\n]{0,60}, )?(?<verb>${verbs}) (?!${wanted})
`;
const hiring = /^(?:seeks?|needs?|invites?|wants?|hires?|busca|requiere|abre|recherche|recrute|sucht)$/u;
const nobody =
  /^(?:We|You|This|It|Our|There|The|He|She|If|What|Who|As|In|Nous|Vous|Wir|Sie|Ihr|Our team|Full|Travel|Experience|Relocation)$/u;

const contraction = /['’](?:ll|re|ve|d|m)\b/u;

/** The hiring company, if the posting names it in one of the usual ways. */
export function findCompany(description: string): string | undefined {
  const label = labelled.exec(description)?.groups?.name?.trim();
  if (label) return label;
  const start = description.slice(0, 1_200);
  const japanese = legalJapanese.exec(start)?.[0];
  if (japanese) return japanese;
  for (const { groups } of start.matchAll(opening)) {
    const name = groups?.name?.trim() ?? '';
    // "Kubernetes and SQL are required" names skills. With a verb of hiring it may still be a company named like its software.
    if (!nobody.test(name) && !contraction.test(name) && (hiring.test(groups?.verb ?? '') || !isOfSkills(name)))
      return name;
  }
  const name = isCompany.exec(start)?.groups?.name?.trim();
  return name && !nobody.test(name) ? name : undefined;
}

function isOfSkills(name: string): boolean {
  let rest = name;
  for (const { spelling } of findSkills(name)) rest = rest.replace(spelling, '');
  return !/\p{Lu}/u.test(rest);
}
