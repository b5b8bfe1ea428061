import type { Entry } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { bodyLines, deedLines, type Reading } from '../reading.ts';
import type { RoleTime } from './rewording.ts';
import { rewriteLine, rewriteProfile } from './rewrite-line.ts';

export function rewordLines(reading: Reading): Edit[] {
  return deedLines(reading).flatMap(({ entry, line }) => {
    if (isSoftwareLine(line) || startsQuoted(line.text)) return [];
    // Where another tense would lose a word, the rest can still be put right.
    const rewording = [timeOf(entry), 'unknown' as const]
      .map((time) => rewriteLine(line.text, reading.language, time))
      .find((one) => one && !losesWanted(reading, line.text, one.text));
    return rewording ? [replaceLine(line, rewording.text, rewording.reason)] : [];
  });
}

/** No better wording is worth a word that the posting looks for: who asks for "restocking" may not find "restocked". */
function losesWanted({ skillsIn, wanted }: Reading, before: string, after: string): boolean {
  const kept = new Set(skillsIn(after).map(({ skill }) => skill));
  return skillsIn(before).some(({ skill }) => wanted.has(skill) && !kept.has(skill));
}

export function rewordProfile(reading: Reading): Edit[] {
  return bodyLines(reading.document, (kind) => kind === 'summary').flatMap(({ line }) => {
    if (line.kind === 'bullet' || isSoftwareLine(line) || startsQuoted(line.text)) return [];
    const rewording = rewriteProfile(line.text, reading.language);
    if (!rewording || losesWanted(reading, line.text, rewording.text)) return [];
    return [replaceLine(line, rewording.text, rewording.reason)];
  });
}

function timeOf({ fields }: Entry): RoleTime {
  if (!fields.period) return 'unknown';
  return fields.period.isCurrent ? 'current' : 'former';
}

function startsQuoted(text: string): boolean {
  return /^["“«„「『'‘]/u.test(text);
}
