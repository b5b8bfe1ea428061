import type { Language } from '@fitted/contract/languages';
import type { Line, NodeId, ResumeDocument, SectionKind } from '../document.ts';
import { type FoundSkill, findSkills } from '../lexicon/find-skills.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { contentWords } from './content-words.ts';
import { softwarePhrases } from './data/software-phrases.ts';
import { findFlaws } from './flaws.ts';
import type { FindingCode } from './match.ts';

/** What matching needs to know of one line of a resume. */
export interface ReadLine {
  readonly id: NodeId;
  readonly text: string;
  readonly folded: string;
  readonly skills: readonly FoundSkill[];
  readonly words: ReadonlySet<string>;
  readonly flaws: readonly FindingCode[];
}

export interface PlacedLine extends ReadLine {
  readonly kind: Line['kind'];
  /** `contact` for the lines above the first section. */
  readonly section: SectionKind | 'contact';
  readonly part: 'heading' | 'head' | 'body';
}

const working: ReadonlySet<PlacedLine['section']> = new Set(['experience', 'projects', 'volunteering']);

/** Whether a line tells of work done rather than naming what one knows. */
export function isEvidence(line: PlacedLine): boolean {
  return working.has(line.section) && line.part !== 'heading';
}

/** Every line in reading order. Lines that an edit left alone are not read again. */
export function readLines(document: ResumeDocument): PlacedLine[] {
  const placed: PlacedLine[] = [];
  const place = (line: Line, section: PlacedLine['section'], part: PlacedLine['part']) => {
    // What is addressed to software says nothing about the person, so that leaving it out is no loss.
    if (softwarePhrases.test(line.text)) return;
    placed.push({ ...readLine(line, document.language), kind: line.kind, section, part });
  };
  for (const line of document.head.lines) place(line, 'contact', 'head');
  for (const { kind, heading, entries } of document.sections) {
    if (heading) place(heading, kind, 'heading');
    for (const entry of entries) {
      for (const line of entry.head) place(line, kind, 'head');
      for (const line of entry.body) place(line, kind, 'body');
    }
  }
  return placed;
}

const known = new WeakMap<Line, { readonly language: Language; readonly read: ReadLine }>();

function readLine(line: Line, language: Language): ReadLine {
  const before = known.get(line);
  if (before?.language === language) return before.read;
  const { text } = line;
  const folded = foldText(text).text;
  const read: ReadLine = {
    id: line.id,
    text,
    folded,
    flaws: findFlaws(text, folded),
    skills: findSkills(text, language),
    words: contentWords(text),
  };
  known.set(line, { language, read });
  return read;
}
