import type { ResumeDocument } from '@fitted/resume/document';
import actsModel from '../data/acts-model.json' with { type: 'json' };
import type { Weights } from './lattice.ts';
import { indexResume, type ResumeIndex } from './resume-index.ts';
import { type Act, tagMessage } from './tag-message.ts';
import { openTagger } from './tagger-model.ts';

let weights: Weights | undefined;
const indexes = new WeakMap<ResumeDocument, ResumeIndex>();

/** What a message does, in order: each act with the words that fill its slots. */
export function readActs(message: string, document: ResumeDocument): readonly Act[] {
  weights ??= openTagger(actsModel);
  const index = indexes.get(document) ?? indexResume(document);
  indexes.set(document, index);
  return tagMessage(message.normalize('NFC'), index, weights);
}
