import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { findStops } from '@fitted/resume/ready/find-stops';
import { quoteLine } from '@fitted/resume/ready/quote-line';
import { readGlance } from '@fitted/resume/ready/read-glance';
import { type Readiness, readyItem, type WeakLine } from '@fitted/resume/ready/readiness';
import type { Posting } from '../assistant.ts';
import { type Reading, readForEdits } from '../embedded/reading.ts';
import { removePersonalData } from '../embedded/structure/tidy/personal-data.ts';
import { linesThatCouldSayMore } from '../interview/open-lines.ts';

const maxWeak = 3;
const weakening: readonly FindingCode[] = ['weak-opening', 'first-person', 'filler', 'long-line'];

/** How a resume reads to somebody hiring for this job: what ten seconds show, what would stop them, the weakest lines. */
export function readReadiness(document: ResumeDocument, job: Posting, today: YearMonth, match?: Match): Readiness {
  const known = match ?? scoreMatch(document, job.profile, { today });
  const reading = readForEdits(document, job, () => known);
  const privateLines = removePersonalData(reading).map(({ before }) => before);
  return {
    glance: readGlance(document, known),
    stops: findStops(document, { match: known, today, privateLines }),
    weakest: weakestLines(reading, known),
  };
}

function weakestLines(reading: Reading, { findings }: Match): WeakLine[] {
  const bare = new Set(linesThatCouldSayMore(reading).map(({ lineId }) => lineId));
  return reading.document.sections
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .map(({ id, text }) => ({
      line: quoteLine(text),
      why: [
        ...weakening
          .filter((code) => findings.some((finding) => finding.code === code && finding.lineId === id))
          .map((code) => readyItem(code)),
        ...(bare.has(id) ? [readyItem('says-little')] : []),
      ],
    }))
    .filter(({ why }) => why.length > 0)
    .sort((one, other) => weaknessOf(other) - weaknessOf(one))
    .slice(0, maxWeak);
}

/** A fault in the words weighs more than something left unsaid. */
function weaknessOf({ why }: WeakLine): number {
  return why.reduce((sum, { code }) => sum + (code === 'says-little' ? 2 : 3), 0);
}
