import { nameOfEntry, nameOfSection } from '../find-target.ts';
import { shorten } from '../length-intents.ts';
import { entryMeant, linesMeant, offerLines, type Perform, sectionMeant } from './task.ts';

/** A line, a section, a job or all of it. */
export const shortenMeant: Perform = (task) => {
  const [line, ...others] = linesMeant(task);
  const [entry, section] = [entryMeant(task), sectionMeant(task)];
  const isLine = line && (task.mentions.saysLine || task.slots.line || (!entry && !section));
  if (isLine && others.length > 0) return offerLines(task, [line, ...others]);
  if (task.mentions.saysLine && !line) return undefined;
  const name = isLine ? line.text : section && !entry ? nameOfSection(section) : entry ? nameOfEntry(entry) : undefined;
  return shorten({ ...task, groups: name === undefined ? {} : { section: name } });
};
