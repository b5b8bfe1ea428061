import type { ResumeDocument } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { ChatInput } from '../../assistant.ts';

/** Keyed by the list that one turn passes to all its handlers, so the documents are dropped with the turn. */
const documents = new WeakMap<readonly string[], Map<string, ResumeDocument>>();

/**
 * An earlier resume of this chat, parsed. A message with many requests needs it for each of them, and parsing a long
 * resume takes longer than everything else.
 */
export function readEarlier({ earlier = [] }: Pick<ChatInput, 'earlier'>, text: string): ResumeDocument {
  const known = documents.get(earlier) ?? new Map<string, ResumeDocument>();
  documents.set(earlier, known);
  const document = known.get(text) ?? parseResume(text);
  known.set(text, document);
  return document;
}
