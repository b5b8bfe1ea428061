import type { ResumeDocument } from '../document.ts';
import type { Requirement } from '../job/job-profile.ts';
import { indexLines } from './match-index.ts';
import { readLines } from './read-lines.ts';
import { matchRequirement } from './requirements/match-requirement.ts';
import { isNamedIn } from './score-match.ts';

/** Whether a line that is being written says anything of what was asked. One that does not would bring no points for it. */
export function speaksTo(requirement: Requirement, text: string, language: ResumeDocument['language']): boolean {
  const body = [{ id: 'to-come', text, kind: 'bullet', depth: 0 }] as const;
  const entries = [{ id: 'role', head: [], fields: {}, body }];
  const document: ResumeDocument = {
    language,
    head: { lines: [], contact: { links: [] } },
    sections: [{ id: 'work', kind: 'experience', heading: null, entries, groups: [] }],
  };
  const lines = readLines(document);
  const found = matchRequirement(requirement, indexLines(document, lines));
  return (found?.credit ?? 0) > 0 || lines.some((line) => isNamedIn(requirement, line));
}
