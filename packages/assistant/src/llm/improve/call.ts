import type { Edit } from '@fitted/resume/edit/edit';
import type { ImproveInput } from '../../assistant.ts';
import { removeInstructions } from '../../embedded/structure/tidy/instructions.ts';
import { maxAtOnce } from '../../improve/guard-proposals.ts';
import { LeafObjects, parseJson, unreadable } from '../answer-reading.ts';
import { ask, type Means } from '../ask.ts';
import { LlmFailure } from '../failure.ts';
import { indexLines, type LineIndex } from '../resume/line-index.ts';
import { OncePerTarget } from '../resume/once-per-target.ts';
import { toEdit } from '../resume/to-edit.ts';
import { maxEdits, ReadEdit, wordingOps } from '../resume/wire-edit.ts';
import { speaks } from '../speaks.ts';
import { keepsNumbers } from './keeps-numbers.ts';
import { ImproveOutput } from './output.ts';
import { improvePrompt, improveSystem } from './prompt.ts';

/** Yields edits as the model writes them. */
export async function* improveWithModel(
  means: Means,
  input: ImproveInput,
  signal: AbortSignal,
): AsyncGenerator<readonly Edit[], void> {
  const index = indexLines(input.document, { withHead: false });
  const proposals = new Proposals(input, index);
  const orders = removeInstructions(input);
  if (orders.length > 0) yield orders;
  yield* ask(
    means,
    {
      useCase: 'improve',
      call: input.call,
      system: improveSystem,
      prompt: improvePrompt(input, index),
      schema: ImproveOutput,
      read: (answer) => readEdits(answer, proposals),
    },
    signal,
  );
}

async function* readEdits(answer: AsyncIterable<string>, proposals: Proposals): AsyncGenerator<readonly Edit[], void> {
  const objects = new LeafObjects();
  proposals.begin();
  for await (const piece of answer) {
    const edits = objects.push(piece).flatMap((leaf) => proposals.take(leaf));
    for (let at = 0; at < edits.length; at += maxAtOnce) yield edits.slice(at, at + maxAtOnce);
    if (proposals.isFull) return;
  }
  proposals.judge(objects);
}

/** What has been proposed in all tries, and how the current try is doing. */
class Proposals {
  readonly #input: ImproveInput;
  readonly #index: LineIndex;
  readonly #targets: OncePerTarget;
  #removalsLeft: number;
  #number = 0;
  #usable = 0;
  #foreign = 0;

  constructor(input: ImproveInput, index: LineIndex) {
    this.#input = input;
    this.#index = index;
    this.#targets = new OncePerTarget(input.document);
    const lines = input.document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
    // Tailoring a resume must not empty it.
    this.#removalsLeft = Math.ceil(lines.length / 5);
  }

  begin(): void {
    this.#targets.begin();
    this.#usable = 0;
    this.#foreign = 0;
  }

  get isFull(): boolean {
    return this.#number >= maxEdits;
  }

  take(leaf: string): Edit[] {
    if (this.isFull) return [];
    const read = ReadEdit.safeParse(parseJson(leaf));
    if (!read.success || !wordingOps.some((op) => op === read.data.op)) return [];
    this.#number += 1;
    const edit = toEdit(read.data, this.#index, this.#number);
    if (!edit || !this.#isAllowed(edit)) return [];
    this.#usable += 1;
    // The edit was readable, so it is not a reason to ask again, but it is dropped.
    if (edit.kind === 'replace-line' && !keepsNumbers(edit.before, edit.after, this.#input.document.language))
      return [];
    return this.#targets.take([edit]);
  }

  #isAllowed(edit: Edit): boolean {
    if (edit.kind === 'remove') {
      if (!('lineId' in edit.target)) return false;
      this.#removalsLeft -= 1;
      return this.#removalsLeft >= 0;
    }
    if (speaks(this.#input.document.language, edit.after, edit.before)) return true;
    this.#foreign += 1;
    return false;
  }

  /** Rejects a try without usable edits: the rules can do better. */
  judge(objects: LeafObjects): void {
    if (this.#usable === 0 && this.#foreign > 0) throw new LlmFailure('wrong-language');
    if (objects.isOpen) throw new LlmFailure('malformed');
    if (this.#usable > 0) return;
    throw /"edits"\s*:\s*\[\s*\]/u.test(objects.text) ? new LlmFailure('empty') : unreadable(objects.text);
  }
}
