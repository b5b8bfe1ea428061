import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeDocument } from '@fitted/resume/document';
import { cleanLine } from '@fitted/resume/edit/clean-line';
import type { Edit } from '@fitted/resume/edit/edit';
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

/** One resume with all edits that are labelled for it. */
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

/** A half of the suite. Each lie that replaces a line is also tried as an insertion behind it, elsewhere and in the summary. */
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

/** Sets by independent authors: one labelled edit a line. */
export function readSets(folder: string, isWanted: (name: string) => boolean = () => true): LabelledResume[] {
  return filesIn(folder, '.jsonl')
    .filter((file) => isWanted(file.split('/').at(-1) ?? ''))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, place) => readSetLine(JSON.parse(line) as SetLine, file.split('/').at(-1) ?? '', place)),
    );
}

function readSetLine(line: SetLine, set: string, place: number): LabelledResume {
  const { lang, resume, kind, label, note = '', statedFacts = [] } = line;
  // Authors write lines as they stand on the page, bullets included.
  const [before, after] = [cleanLine(line.before), cleanLine(line.after)];
  const document = parseResume(typeof resume === 'string' ? resume : resume.join('\n'));
  const edit = placeAs(kind, document, `${set}-${place}`, before, after);
  return {
    document,
    statedFacts,
    edits: [{ set, language: lang, label, form: kind, note, before, after, edit }],
  };
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
