import type { ResumeDocument } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { ChatInput } from '../../assistant.ts';

/** By the list that one turn hands to all who answer it: with the turn the documents go too. */
const documents = new WeakMap<readonly string[], Map<string, ResumeDocument>>();

/**
 * An earlier resume of this chat as a document. A message of many wishes asks for it with each of them, and reading a long
 * resume takes longer than all the rest.
 */
export function readEarlier({ earlier = [] }: Pick<ChatInput, 'earlier'>, text: string): ResumeDocument {
  const known = documents.get(earlier) ?? new Map<string, ResumeDocument>();
  documents.set(earlier, known);
  const document = known.get(text) ?? parseResume(text);
  known.set(text, document);
  return document;
}
