import { readStatement, type Statement } from '../read/statement.ts';
import type { Source } from '../source.ts';
import { partsOf } from '../text/read-part.ts';
import type { Vocabulary } from '../vocabulary.ts';

const known = new WeakMap<Source, readonly Source[]>();

/** A line, and its sentences that hold on their own: "Statistics in R; the models were made by a colleague" shows statistics. */
export function withParts(line: Source, vocabulary: Vocabulary): readonly Source[] {
  const found = known.get(line) ?? findParts(line, vocabulary);
  known.set(line, found);
  return found;
}

function findParts(line: Source, vocabulary: Vocabulary): Source[] {
  const parts = partsOf(line.text, line.text.sentences, vocabulary.language);
  if (parts.length < 2 || parts.length > 4) return [line];
  const statements = parts.map((part) => readStatement(part, vocabulary));
  const alone = parts.filter((_, place) => statements.every((other, at) => at === place || isOwn(other)));
  return [line, ...alone.map((text) => ({ ...line, text }))];
}

/** False for a part that merely limits the rest ("; prototype only"). */
function isOwn({ terms, things, runs }: Statement): boolean {
  const said = things.length + runs.join('').length / 3;
  return said >= 3 || (said >= 2 && !terms.some(({ kind }) => holdsBack.has(kind)));
}

const holdsBack: ReadonlySet<string> = new Set(['limit', 'denial', 'unsure', 'help', 'level']);
