import { assistantWords } from '@fitted/language/packs';
import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import { isTitleWord } from '@fitted/resume/parse/rows/row-signs';
import { foldedWords } from '@fitted/resume/parse/words/word-list';
import { objectiveWords } from '../data/objective-words.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { type Reading, textOfSection } from '../reading.ts';
import { headingLike } from './headings.ts';
import { hasFigure } from './line-signs.ts';
import { bestDeeds } from './summary-deeds.ts';
import { degreeClause, hasRoles, isLatestRole, isNearToJob, roleClause } from './summary-role.ts';

const mostDeeds = 2;
/** A longer summary needs no more. */
const longestOwn = 500;

/**
 * A summary for this job, made of the resume's own clauses: the role with its year, the deeds that show what is asked for, each
 * word for word with its limits. It takes the place of an objective, never of a summary that says something.
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
  const deeds = bestDeeds(reading, mostDeeds, { ofProjects: !hasRoles(reading) });
  if (!role || deeds.length === 0) return [];
  // Of another trade and with one line to show for it, or by a role that was left, readers found that it introduces the wrong person.
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

/** A summary that says who the person is gets what proves it: the best deed that shows something asked for and not yet said there. */
function addEvidence(reading: Reading, section: Section): Edit[] {
  const [entry, ...others] = section.entries;
  const last = entry?.body.at(-1);
  const text = textOfSection(section);
  if (!entry || !last || others.length > 0 || text.length > longestOwn || hasFigure(text)) return [];
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

/** An internship that ended introduces nobody. */
function hasCurrentRole({ document }: Reading): boolean {
  return document.sections.some(
    ({ kind, entries }) => kind === 'experience' && entries.some(({ fields }) => fields.period?.isCurrent),
  );
}

function asText({ language }: Reading, clauses: readonly string[]): string {
  const { stop, gap } = assistantWords[language].summary;
  return clauses.map((clause) => clause + stop).join(gap);
}

/** Prose or roles that the head holds would make the summary say things twice. */
function hasProseHead({ document: { head } }: Reading): boolean {
  return (
    head.lines.length > 8 || head.lines.some(({ text }) => text.split(/\s+/u).length > 11 && !/[@|·•]/u.test(text))
  );
}

/** An objective: no figure, nothing that is asked for, only what somebody hopes. */
function saysNothing(reading: Reading, section: Section): boolean {
  const text = textOfSection(section);
  const lines = section.entries.flatMap(({ body, head }) => [...head, ...body]);
  const asked = reading.askedFor();
  return (
    text.length < 600 &&
    !/\d/u.test(text) &&
    // "A newly qualified nurse" is somebody already.
    !foldedWords(text).some((word) => isTitleWord(word)) &&
    !/graduate|student|diplom|étudiant|estudiante|absolvent|大学|卒/iu.test(text) &&
    lines.every(({ id }) => asked.weightAt(id) === 0) &&
    // Half of a summary that a page has torn is not an objective.
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
