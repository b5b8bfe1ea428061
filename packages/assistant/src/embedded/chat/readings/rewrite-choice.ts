import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { Rewritten } from '../corrections/correct-dates.ts';

const maxPartLength = 70;

/** A button that shows how a line would change, and changes it so. */
export const rewriteChoice = ({ line, after }: Rewritten): Choice => ({
  label: `“${shorten(line.text)}” → “${shorten(after)}”`,
  operation: { name: 'replace', slots: { line: line.id, to: after } },
});

const shorten = (text: string): string =>
  text.length > maxPartLength ? `${text.slice(0, maxPartLength).trimEnd()}…` : text;
