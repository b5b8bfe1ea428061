import type { Language } from '@fitted/contract/languages';
import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readLabelledPairs } from './labelled-pairs.ts';
import { today } from './match-eval.ts';
import { readPairs } from './read-pairs.ts';

interface Text {
  readonly name: string;
  readonly lang: Language;
  readonly resume: string;
  readonly title: string;
  readonly posting: string;
}

/** So many postings of others a resume is held against, beside its own. */
const others = 3;
const latin = /[\p{Script=Latin}\p{N}]{2,}/gu;
const runsOfCjk = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;
const stemLength = 5;

/**
 * What is called missing although all of its words stand in the resume, with the line that has most of them. Its reading of words
 * is rough and has nothing of the product's, so that the two cannot be wrong in the same way: each hit is to be looked at, and is
 * right only where the line denies it, wishes for it or tells it of others.
 */
export function sayOwnWords(folder: string, prefix: string): string[] {
  const texts: Text[] = [
    ...readLabelledPairs(folder, prefix),
    ...readPairs().map(({ slug, language, resumeText, jobTitle, jobDescription }) => ({
      name: slug,
      lang: language,
      resume: resumeText,
      title: jobTitle,
      posting: jobDescription,
    })),
  ];
  let missing = 0;
  const hits = new Set<string>();
  for (const text of texts) {
    const document = parseResume(text.resume);
    const lines = text.resume.split('\n').map((line) => ({ line: line.trim(), words: wordsOf(line) }));
    const all = new Set(lines.flatMap(({ words }) => words));
    const known = texts.filter(({ lang }) => lang === text.lang);
    const at = known.indexOf(text);
    for (let next = 0; next <= others; next += 1) {
      const asking = known[(at + next) % known.length] ?? text;
      const job = parseJob({ title: asking.title, description: asking.posting }, [document.language]);
      for (const requirement of scoreMatch(document, job, { today }).missing) {
        missing += 1;
        for (const option of requirement.options) {
          const words = wordsOf(option.text);
          if (words.length === 0 || !words.every((word) => all.has(word))) continue;
          const shared = (line: { readonly words: readonly string[] }) =>
            words.filter((word) => line.words.includes(word)).length;
          const best = lines.reduce((most, line) => (shared(line) > shared(most) ? line : most));
          hits.add(`${text.name}: ${option.text} | ${best.line}`);
        }
      }
    }
  }
  return [`${missing} called missing, ${hits.size} whose words stand there:`, ...[...hits].map((hit) => `  ${hit}`)];
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return [
    ...(folded.match(latin) ?? []).map((word) => word.slice(0, stemLength)),
    ...(folded.match(runsOfCjk) ?? []).flatMap((run) => [...run].slice(1).map((_, at) => run.slice(at, at + 2))),
  ];
}
