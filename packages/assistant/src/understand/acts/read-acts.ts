import type { ResumeDocument } from '@fitted/resume/document';
import actsModel from '../data/acts-model.json' with { type: 'json' };
import type { Weights } from './lattice.ts';
import { indexResume, type ResumeIndex } from './resume-index.ts';
import { type Act, tagMessage } from './tag-message.ts';
import { openTagger } from './tagger-model.ts';

let weights: Weights | undefined;

interface Known {
  readonly index: ResumeIndex;
  /** Several steps of a turn read the same message. */
  readonly acts: Map<string, readonly Act[]>;
}

const known = new WeakMap<ResumeDocument, Known>();
const maxMessages = 20;

/** What a message does, in order: each act with the words that fill its slots. */
export function readActs(message: string, document: ResumeDocument): readonly Act[] {
  const { index, acts } = knownOf(document);
  const text = message.normalize('NFC');
  const before = acts.get(text);
  if (before) return before;
  weights ??= openTagger(actsModel);
  const read = tagMessage(text, index, weights);
  if (acts.size >= maxMessages) acts.clear();
  acts.set(text, read);
  return read;
}

function knownOf(document: ResumeDocument): Known {
  const before = known.get(document);
  if (before) return before;
  const read = { index: indexResume(document), acts: new Map<string, readonly Act[]>() };
  known.set(document, read);
  return read;
}
