import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readPairs } from './read-pairs.ts';

const today = { year: 2026, month: 11 };
/** An absurd job should stay below this. */
const absurd = 20;

/** Every resume against every posting in its language: how often its own ranks first, and how high other trades score. */
export function sayRanking(): string[] {
  const pairs = readPairs();
  const languages = [...new Set(pairs.map(({ language }) => language))].sort();
  return languages.map((language) => {
    const own = pairs.filter((pair) => pair.language === language);
    const jobs = own.map(({ jobTitle, jobDescription }) =>
      parseJob({ title: jobTitle, description: jobDescription }, [language]),
    );
    let first = 0;
    const others: number[] = [];
    for (const [row, { resumeText, profession }] of own.entries()) {
      const document = parseResume(resumeText);
      const scores = jobs.map((job) => scoreMatch(document, job, { today }).score);
      if (scores[row] === Math.max(...scores)) first += 1;
      others.push(...scores.filter((_, column) => own[column]?.profession !== profession));
    }
    const low = others.filter((score) => score < absurd).length;
    return (
      `${language.padEnd(4)}own job first in ${first} of ${own.length}; other trades: ${low} of ` +
      `${others.length} below ${absurd}, at most ${Math.max(0, ...others)}`
    );
  });
}
