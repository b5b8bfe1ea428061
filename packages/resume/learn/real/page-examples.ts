import { chainInput } from '../../src/parse/chain/read-chain.ts';
import { sectionsOfWork } from '../../src/parse/parse-resume.ts';
import type { LineLook } from '../../src/parse/rows/line-look.ts';
import type { Example } from '../chain/random-field.ts';
import { goldOfPage } from './page-gold.ts';
import { foldOf, type Page } from './pages.ts';

/** A work section of a page. */
export interface PageExample extends Example {
  readonly name: string;
}

/** How much a section of a real page counts more than a made-up one. */
const weight = 3;

/** The work sections of a page, each with the labels that the page's label tells of: as in its file, and as pasted text. */
export function pageExamples(page: Page): PageExample[] {
  return [page.looks, []].flatMap((looks) => sectionExamples(page, looks));
}

function sectionExamples({ name, text, label }: Page, looks: readonly LineLook[]): PageExample[] {
  const inputs = sectionsOfWork(text, looks).map(({ rows, byRules }) => chainInput(rows, byRules));
  const gold = goldOfPage(inputs, label.roles ?? [], label.doubtful ?? []);
  return inputs.flatMap((input, at) => {
    const own = gold[at];
    return own ? [{ name, of: foldOf(name, 99991), input, gold: own, weight }] : [];
  });
}
