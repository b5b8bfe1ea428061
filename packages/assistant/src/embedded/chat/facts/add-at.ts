import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { standardHeadings } from '../../data/standard-headings.ts';
import { addBullet } from '../../structure/facts/place-fact.ts';
import { headingLike } from '../../structure/heading-like.ts';
import { change, type Turn } from '../answer.ts';
import type { Place } from '../find/find-place.ts';
import { addToList } from '../find/list-items.ts';
import { newEntry } from './add-role.ts';
import { askPlace } from './ask-place.ts';
import { asItem, bareDeed } from './bare-fact.ts';

/** Writes a fact at a place. */
export function addAt(turn: Turn, fact: string, place: Place): ChatAnswer {
  if (place.kind === 'roles') return askPlace(turn, fact, { among: place.entries });
  if (place.kind === 'missing') {
    if (place.section === 'experience' || place.section === 'education') return askPlace(turn, fact);
    const section = newSection(turn, fact, place.section, place.name);
    // They named the section, so its heading counts as their wording, like the fact itself.
    return { ...stateFact(change(turn, [section]), fact), askedLines: section.after.split('\n').slice(0, 1) };
  }
  if (place.kind === 'entry')
    return stateFact(change(turn, [addBullet(turn.reading, place.entry, bareDeed(fact, place.entry))]), fact);
  const { section } = place;
  const named = section.entries.filter(({ head }) => head.length > 0);
  const [only, ...others] = named;
  if (!only) return stateFact(change(turn, addToList(turn, section, fact)), fact);
  if (!isWork(section.kind) || section.kind === 'volunteering')
    return stateFact(change(turn, [newEntry(section, asItem(fact))]), fact);
  return others.length === 0
    ? addAt(turn, fact, { kind: 'entry', entry: only })
    : askPlace(turn, fact, { among: named });
}

function newSection(turn: Turn, fact: string, kind: Section['kind'], name: string): Edit {
  const { document, language } = turn.reading;
  const heading = standardHeadings[language][kind] ?? name.charAt(0).toUpperCase() + name.slice(1);
  return {
    id: `stated-fact:section:${kind}`,
    kind: 'insert-section',
    target: { afterSectionId: document.sections.at(-1)?.id ?? null },
    section: kind,
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${headingLike(heading, turn.reading)}\n${asItem(fact)}`,
    reason: { code: 'stated-fact', params: {} },
    evidence: [],
  };
}

/** The change, and the fact that it rests on. */
export function stateFact(answer: ChatAnswer, fact: string): ChatAnswer {
  return answer.edits.length > 0 ? { ...answer, statedFacts: [fact.trim()] } : answer;
}
