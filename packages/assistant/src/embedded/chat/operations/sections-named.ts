import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument, Section } from '@fitted/resume/document';
import { operationCues } from '../../../cues.ts';
import { readHeading } from '../find/find-target.ts';
import { isMisspelt } from '../find/is-misspelt.ts';
import { containsName, foldName } from '../fold-name.ts';

interface SectionNamed {
  readonly section: Section;
  readonly at: number;
  readonly isExact: boolean;
}

const placeBefore = pattern('u')`(?:^|\s)${operationCues.any('placeBefore')}\s+${operationCues.any('placeArticle')}?$`;
const wholeBefore = pattern('u')`
  (?:rid of|section|bit|part|whole|seccion|parte|apartado|rubrique|partie|abschnitt
  |teil)\s+(?:of |de |des |du |del )?(?:the |my |la |las |los |les |le |el )?$
`;
const placeBehind =
  /^(?:\s*(?:section|部分|栏|欄|セクション))?(?:里面|里的?|中的?|から|の(?!セクション|欄|項目|見出し|前|上|後|下|方))/u;

/** Whether the section only says where something else is or goes: "Excel from Skills". */
export function isPlace(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const behind = text.slice(at).replace(/^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,6}?(?=里|中|から|の)/u, '');
  return (
    (placeBefore.test(before) && !wholeBefore.test(before)) || (behind !== text.slice(at) && placeBehind.test(behind))
  );
}

const textOnTop = pattern('u')`${operationCues.word('textOnTop')}`;

export const phrase = /[\p{L}\p{N}&'’/+-]+/gu;

/** By their own headings, or by common names for such a section; in Chinese and Japanese by runs of characters. */
export function sectionsIn({ sections }: ResumeDocument, text: string): SectionNamed[] {
  const words = [...text.matchAll(phrase)];
  const runs = words.flatMap(({ index }, at) =>
    [3, 2, 1].map((length) => ({
      at: index,
      run: words
        .slice(at, at + length)
        .map(([word]) => word)
        .join(' '),
    })),
  );
  const asian = [
    ...text.matchAll(/[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー][\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ーa-z]*/gu),
  ].flatMap(({ index, 0: run }) =>
    [...run].flatMap((_, at) => [5, 4, 3, 2].map((length) => ({ at: index + at, run: run.slice(at, at + length) }))),
  );
  const meanings = [...runs, ...asian].flatMap(({ at, run }) => {
    const kind = readHeading(run)?.kind;
    return kind ? [{ at, kind }] : [];
  });
  const folded = foldName(text);
  const found = sections.flatMap((section): SectionNamed[] => {
    if (!section.heading && section.kind !== 'summary') return [];
    const name = section.heading ? foldName(section.heading.text) : '';
    const exact = section.heading && containsName(folded, name) ? text.indexOf(name) : -1;
    if (exact >= 0) return [{ section, at: exact, isExact: true }];
    if (section.kind === 'summary') {
      const above = textOnTop.exec(text);
      if (above) return [{ section, at: above.index, isExact: false }];
    }
    const meant = meanings.find(({ kind }) => kind === section.kind);
    if (meant) return [{ section, at: meant.at, isExact: false }];
    const slip = name === '' ? undefined : words.find(([word]) => isMisspelt(name, word));
    return slip ? [{ section, at: slip.index, isExact: false }] : [];
  });
  // If one section is named exactly, others of the same kind are not meant.
  const isMeant = ({ section, isExact, at }: SectionNamed) =>
    isExact ||
    !found.some((other) => other.isExact && (other.section.kind === section.kind || Math.abs(other.at - at) < 3));
  return found.filter(isMeant).sort((one, other) => one.at - other.at);
}
