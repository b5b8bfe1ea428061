import type { Section } from '@fitted/resume/document';
import type { RenameHeading } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../assistant.ts';
import { change, type Handler, listNames, requested, say, subjectOf, type Turn } from './answer.ts';
import { type Found, findSection, nameOfSection } from './find-target.ts';
import { isWholeResume, unquote } from './fold-name.ts';

export const rename: Handler = (turn) => {
  const name = subjectOf(turn);
  if (isWholeResume(name)) return say(turn, 'notUnderstood');
  const found = findSection(turn.input.document, name);
  if (found.kind !== 'one' || !found.target.heading) return askWhichSection(turn, found, name);
  return change(turn, [renameHeading(found.target, unquote(turn.groups.to ?? ''))]);
};

export function renameHeading({ id, heading }: Section, after: string): RenameHeading {
  return {
    id: `requested:rename:${id}`,
    kind: 'rename-heading',
    target: { sectionId: id },
    before: heading?.text ?? '',
    after,
    reason: requested,
    evidence: [],
  };
}

export function askWhichSection(turn: Turn, found: Found<Section>, name: string): ChatAnswer {
  if (found.kind === 'several') return say(turn, 'whichSection', { names: listNames(found.names) });
  const names = turn.input.document.sections.filter(({ heading }) => heading).map(nameOfSection);
  return say(turn, 'noSection', { name: unquote(name), names: listNames(names) });
}
