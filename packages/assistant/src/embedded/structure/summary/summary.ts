import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import { isTitleWord } from '@fitted/resume/parse/rows/row-signs';
import { foldedWords } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../../cues.ts';
import { objectiveWords } from '../../data/objective-words.ts';
import { standardHeadings } from '../../data/standard-headings.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { hasFigure } from '../line-signs.ts';
import { headingLike } from '../tidy/headings.ts';
import { bestDeeds } from './summary-deeds.ts';
import { degreeClause, hasRoles, isLatestRole, isNearToJob, roleClause } from './summary-role.ts';

const maxDeeds = 2;
/** A summary longer than this gets nothing added. */
const maxOwnLength = 500;

/**
 * Writes a summary for this job from the resume's own clauses: the role with its year, and lines that show what is asked for, each
 * whole with its limits. It replaces an objective, never a summary that says something.
 */
export function summariseFacts(reading: Reading): Edit[] {
  const { document, language } = reading;
  const own = document.sections.filter(({ kind }) => kind === 'summary');
  const [first] = document.sections;
  const isHeadless = first?.heading === null && first.kind !== 'summary' && first.kind !== 'experience';
  const isScholar = document.sections.some(({ kind }) => kind === 'publications');
  if (isHeadless || isScholar || hasProseHead(reading)) return [];
  const [telling] = own.filter((section) => !saysNothing(reading, section));
  if (telling) return own.length === 1 ? addEvidence(reading, telling) : [];

  const role = roleClause(reading) ?? degreeClause(reading);
  const deeds = bestDeeds(reading, maxDeeds, { ofProjects: !hasRoles(reading) });
  if (!role || deeds.length === 0) return [];
  // Readers found that a role in another trade, or one that has ended, introduces the wrong person.
  if (hasRoles(reading) && (!isLatestRole(reading) || !hasCurrentRole(reading) || !isNearToJob(reading, role)))
    return [];
  return [
    {
      id: 'summary-from-facts',
      kind: 'insert-section',
      target: { afterSectionId: null },
      section: 'summary',
      line: { kind: 'text', depth: 0 },
      before: '',
      after: `${headingLike(standardHeadings[language].summary ?? 'Summary', reading)}\n${asText(reading, [role, ...deeds])}`,
      reason: { code: 'summary-from-facts', params: {} },
      evidence: [],
    },
    ...own.map(removeObjective),
  ];
}

/** Adds proof to a summary that says who the person is: the best line with something asked for and not yet said there. */
function addEvidence(reading: Reading, section: Section): Edit[] {
  const [entry, ...others] = section.entries;
  const last = entry?.body.at(-1);
  const text = textOfSection(section);
  if (!entry || !last || others.length > 0 || text.length > maxOwnLength || hasFigure(text)) return [];
  if (entry.body.some(({ id }) => reading.lines.get(id)?.certainty === 'unsure')) return [];
  const said = new Set(entry.body.flatMap(({ id }) => reading.askedFor().at(id)));
  const [deed] = bestDeeds(reading, 1, { said });
  if (!deed) return [];
  return [
    {
      id: 'summary-evidence',
      kind: 'insert-line',
      target: { afterLineId: last.id },
      line: { kind: last.kind, depth: 0 },
      before: '',
      after: asText(reading, [deed]),
      reason: { code: 'summary-from-facts', params: {} },
      evidence: [],
    },
  ];
}

/** A role that has ended, such as an internship, does not introduce the person. */
function hasCurrentRole({ document }: Reading): boolean {
  return document.sections.some(
    ({ kind, entries }) => kind === 'experience' && entries.some(({ fields }) => fields.period?.isCurrent),
  );
}

function asText({ language }: Reading, clauses: readonly string[]): string {
  const { stop, gap } = assistantWords[language].summary;
  return clauses.map((clause) => clause + stop).join(gap);
}

/** Whether the head holds prose or roles, which a summary would repeat. */
export function hasProseHead({ document: { head } }: Reading): boolean {
  return (
    head.lines.length > 8 || head.lines.some(({ text }) => text.split(/\s+/u).length > 11 && !/[@|·•]/u.test(text))
  );
}

const graduate = pattern('iu')`${lineCues.any('graduate')}`;

/** An objective: no figure, nothing that is asked for, only hopes. */
export function saysNothing(reading: Reading, section: Section): boolean {
  const text = textOfSection(section);
  const lines = section.entries.flatMap(({ body, head }) => [...head, ...body]);
  const asked = reading.askedFor();
  return (
    text.length < 600 &&
    !/\d/u.test(text) &&
    // "A newly qualified nurse" already says who the person is.
    !foldedWords(text).some((word) => isTitleWord(word)) &&
    !graduate.test(text) &&
    lines.every(({ id }) => asked.weightAt(id) === 0) &&
    // Half of a summary that was broken across pages is not an objective.
    !/^\p{Ll}/u.test(text) &&
    lines.every(({ id }) => reading.lines.get(id)?.certainty !== 'unsure') &&
    (objectiveWords.test(text) || /objective|objetivo|objectif/iu.test(section.heading?.text ?? ''))
  );
}

function removeObjective(section: Section): Edit {
  return {
    id: `clutter:${section.id}`,
    kind: 'remove',
    target: { sectionId: section.id },
    before: joinTexts(linesOfSection(section)),
    after: '',
    reason: { code: 'objective', params: {} },
    evidence: [],
  };
}
