import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { cleanLine } from '@fitted/resume/edit/text-at';
import { placeEdit } from '@fitted/resume/guard/cases/place-edit';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { type Form, placeAs } from './place-as.ts';

export type Label = 'lie' | 'honest';

export interface LabelledEdit {
  readonly set: string;
  readonly language: string;
  readonly label: Label;
  readonly form: Form;
  readonly note: string;
  readonly before: string;
  readonly after: string;
  /** Undefined when the parsed resume has no such line. */
  readonly edit: Edit | undefined;
}

/** A resume with all its labelled edits. */
export interface LabelledResume {
  readonly document: ResumeDocument;
  readonly statedFacts: readonly string[];
  readonly edits: readonly LabelledEdit[];
}

interface SuiteFile {
  readonly language: string;
  readonly resumeText: string;
  readonly statedFacts: readonly string[];
  readonly edits: readonly {
    readonly id: string;
    readonly before: string;
    readonly after: string;
    readonly section?: string;
    readonly label: Label;
    readonly lieKind?: string;
  }[];
}

/** A half of the suite. Each lie that replaces a line is also tried as an insertion after it, elsewhere and in the summary. */
export function readSuite(folder: string, set: string): LabelledResume[] {
  return filesIn(folder, '.json').map((file) => {
    const suite = JSON.parse(readFileSync(file, 'utf8')) as SuiteFile;
    const document = parseResume(suite.resumeText);
    const edits = suite.edits
      .filter(({ after }) => after !== '')
      .flatMap((written): LabelledEdit[] => {
        const { label, before, after } = written;
        const shape = { set, language: suite.language, label, note: written.lieKind ?? '', before, after };
        const own = placeEdit(document, written);
        const original = { ...shape, form: formOf(own, document), edit: own };
        if (label === 'honest' || before === '' || own?.kind === 'rename-heading') return [original];
        return [
          original,
          ...(['insert_after', 'insert_elsewhere', 'summary'] as const).map((form) => ({
            ...shape,
            form,
            edit: placeAs(form, document, `${written.id}-${form}`, before, after),
          })),
        ];
      });
    return { document, statedFacts: suite.statedFacts, edits };
  });
}

function formOf(edit: Edit | undefined, document: ResumeDocument): Form {
  if (edit?.kind === 'rename-heading') return 'heading';
  if (edit?.before !== '') return 'replace';
  const { target } = edit;
  const section = document.sections.find(
    ({ id, entries }) =>
      ('sectionId' in target && target.sectionId === id) ||
      ('entryId' in target && entries.some((entry) => entry.id === target.entryId)),
  );
  return section?.kind === 'summary' ? 'summary' : section?.kind === 'skills' ? 'list' : 'insert_after';
}

interface SetLine {
  readonly lang: string;
  readonly resume: string | readonly string[];
  readonly kind: Form;
  readonly before: string;
  readonly after: string;
  readonly label: Label;
  readonly note?: string;
  readonly statedFacts?: readonly string[];
}

/** Sets by independent authors: one labelled edit per line. The edits of one resume are judged together, as in the product. */
export function readSets(folder: string, isWanted: (name: string) => boolean = () => true): LabelledResume[] {
  const resumes = new Map<string, LabelledResume & { readonly edits: LabelledEdit[] }>();
  for (const file of filesIn(folder, '.jsonl')) {
    const set = file.split('/').at(-1) ?? '';
    if (!isWanted(set)) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [place, line] of lines.filter((one) => one.trim() !== '').entries()) {
      const written = JSON.parse(line) as SetLine;
      const { resume, statedFacts = [] } = written;
      const key = JSON.stringify([resume, statedFacts]);
      const known = resumes.get(key) ?? {
        document: parseResume(typeof resume === 'string' ? resume : resume.join('\n')),
        statedFacts,
        edits: [],
      };
      resumes.set(key, known);
      known.edits.push(readSetLine(written, known.document, set, place));
    }
  }
  return [...resumes.values()];
}

function readSetLine(line: SetLine, document: ResumeDocument, set: string, place: number): LabelledEdit {
  const { lang, kind, label, note = '' } = line;
  // Authors copy lines as they are on the page, bullets included.
  const [before, after] = [cleanLine(line.before), cleanLine(line.after)];
  const edit = placeAs(kind, document, `${set}-${place}`, before, after);
  return { set, language: lang, label, form: kind, note, before, after, edit };
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
