import type { Edit, StatedFact } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { getSkill } from '@fitted/resume/lexicon/find-skills';
import { entryNamedIn } from '../chat/find-target.ts';
import { type Reading, textOfSection } from '../reading.ts';
import { addBullet, addItem } from './place-fact.ts';

/** What the person has told us beside the resume, where it says where it belongs; the rest waits for a question. */
export function useFacts(reading: Reading, facts: readonly StatedFact[]): Edit[] {
  const { document, language } = reading;
  const list = document.sections.find(({ kind }) => kind === 'skills');
  const known = new Set(list ? reading.skillsIn(textOfSection(list)).map(({ skill }) => skill) : []);
  return facts.flatMap(({ text }) => {
    if (vocabularyOf(language).negations.occurs(fold(text)) || text.includes('\n')) return [];
    const isSaid = linesOf(document).some((line) => line.text.toLowerCase().includes(text.toLowerCase()));
    const entry = isSaid ? undefined : entryNamedIn(document, text);
    if (entry) return [addBullet(reading, entry, text)];
    return reading.skillsIn(text).flatMap(({ skill, spelling }): Edit[] => {
      const isNew = reading.wanted.has(skill) && !known.has(skill) && getSkill(skill).kind === 'skill';
      const edit = isNew && list ? addItem(list, spelling) : undefined;
      known.add(skill);
      return edit ? [edit] : [];
    });
  });
}
