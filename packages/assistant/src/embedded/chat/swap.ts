import type { Entry, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { employerGroups } from '@fitted/resume/edit/employer-groups';
import type { ChatAnswer } from '../../assistant.ts';
import { reorder } from '../build-edit.ts';
import { change, type Handler, say, subjectOf, type Turn } from './answer.ts';
import { findSection } from './find-target.ts';
import { childOf, homeOf, roleNamed, sectionMove } from './move-intents.ts';
import { askWhichSection } from './rename.ts';
import { replace } from './wording-intents.ts';

/** "swap education and experience"; what names neither sections nor roles, "swap Java for Kotlin", is words for words. */
export const swap: Handler = (turn) => {
  const { document } = turn.input;
  const [name, other] = [subjectOf(turn), turn.groups.anchor ?? ''];
  const [left, right] = [findSection(document, name), findSection(document, other)];
  if (left.kind === 'one' && right.kind === 'one') return swapSections(turn, left.target, right.target);
  const [role, second] = [roleNamed(document, name), roleNamed(document, other)];
  if (role && second) return swapRoles(turn, role, second);
  if (turn.groups.link) return replace({ ...turn, groups: { from: name, to: other } });
  return left.kind === 'one' ? askWhichSection(turn, right, other) : askWhichSection(turn, left, name);
};

function swapSections(turn: Turn, one: Section, other: Section): ChatAnswer {
  const { sections } = turn.input.document;
  const [upper, lower] = sections.indexOf(one) < sections.indexOf(other) ? [one, other] : [other, one];
  if (upper === lower) return say(turn, 'alreadySo');
  const above = (section: Section) => sections[sections.indexOf(section) - 1] ?? null;
  const isNext = above(lower) === upper;
  const edits: Edit[] = [sectionMove(lower, above(upper))];
  return change(turn, isNext ? edits : [...edits, sectionMove(upper, above(lower))]);
}

/** Under one employer's line the roles keep their order, and each group stays together. */
function swapRoles(turn: Turn, one: Entry, other: Entry): ChatAnswer {
  const home = homeOf(turn, one);
  const groups = employerGroups(home?.entries ?? []);
  const [from, to] = [one, other].map((role) => groups.findIndex((roles) => roles.includes(role)));
  const [left, right] = [groups[from ?? -1], groups[to ?? -1]];
  if (!home || !left || !right || left === right) return say(turn, 'nothingChanged');
  const sorted = groups.flatMap((roles) => (roles === left ? right : roles === right ? left : roles));
  return change(turn, [reorder({ sectionId: home.id }, home.entries.map(childOf), sorted.map(childOf), 'requested')]);
}
