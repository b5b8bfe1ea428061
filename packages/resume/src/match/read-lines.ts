import type { Language } from '@fitted/contract/languages';
import type { Line, NodeId, ResumeDocument, SectionKind } from '../document.ts';
import { type FoundSkill, findSkills } from '../lexicon/find-skills.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { readClaims } from './claims.ts';
import { contentWords } from './content-words.ts';
import { softwarePhrases } from './data/software-phrases.ts';
import { findFlaws } from './flaws.ts';
import type { FindingCode } from './match.ts';

/** What matching needs to know of one line of a resume. */
export interface ReadLine {
  readonly id: NodeId;
  readonly text: string;
  /** What it says the person has; wishes, denials and what is others' are left out, here and in skills and words. */
  readonly folded: string;
  readonly skills: readonly FoundSkill[];
  readonly words: ReadonlySet<string>;
  /** What is unfinished, lapsed or being learnt, beside what is had. */
  readonly partly?: { readonly folded: string; readonly skills: readonly FoundSkill[] };
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
  const place = (line: Line, section: PlacedLine['section'], part: PlacedLine['part'], employer = '') => {
    // What is addressed to software says nothing about the person, so that leaving it out is no loss.
    if (softwarePhrases.test(line.text)) return;
    placed.push({ ...readLine(line, document.language, section, employer), kind: line.kind, section, part });
  };
  for (const line of document.head.lines) place(line, 'contact', 'head');
  for (const { kind, heading, entries } of document.sections) {
    if (heading) place(heading, kind, 'heading');
    for (const entry of entries) {
      for (const line of entry.head) place(line, kind, 'head', kind === 'experience' ? entry.fields.organisation : '');
      for (const line of entry.body) place(line, kind, 'body');
    }
  }
  return placed;
}

const personal: ReadonlySet<PlacedLine['section']> = new Set(['contact', 'summary', 'other', 'interests']);

interface KnownLine {
  readonly language: Language;
  readonly section: PlacedLine['section'];
  readonly read: ReadLine;
}

const known = new WeakMap<Line, KnownLine>();

/** What an employer is called is nobody's skill: "Java Coffee House". */
function withoutName(text: string, name: string): string {
  return name.includes(' ') ? text.replace(name, ' '.repeat(name.length)) : text;
}

function readLine(line: Line, language: Language, section: PlacedLine['section'], employer: string): ReadLine {
  const before = known.get(line);
  if (before?.language === language && before.section === section) return before.read;
  const { id, text } = line;
  // Referees have skills and titles too.
  const { had, partlyHad } =
    section === 'references'
      ? { had: '', partlyHad: '' }
      : readClaims(withoutName(text, employer), personal.has(section));
  const read: ReadLine = {
    id,
    text,
    folded: foldText(had).text,
    flaws: findFlaws(text, foldText(text).text),
    skills: findSkills(had, language),
    words: contentWords(had),
    ...(partlyHad !== had && {
      partly: { folded: foldText(partlyHad).text, skills: findSkills(partlyHad, language) },
    }),
  };
  known.set(line, { language, section, read });
  return read;
}
