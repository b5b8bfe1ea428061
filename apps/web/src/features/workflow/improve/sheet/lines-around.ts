import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { setApart } from '@fitted/resume/format/set-apart';
import { inOneRow } from '../../../../lib/format/in-one-row.ts';

export interface LinesAround {
  /** The role that a line belongs to, as the resume names it. */
  readonly head?: string;
  readonly above?: string;
  readonly below?: string;
}

/**
 * The context of a change: the role it is in and the lines beside it of that role. The head of the next role below it
 * would read as if it had happened there.
 */
export function linesAround({ sections }: ResumeDocument, first: NodeId | undefined, last = first): LinesAround {
  for (const { head, body, fields } of sections.flatMap(({ entries }) => entries)) {
    const at = body.findIndex(({ id }) => id === first);
    if (at < 0) continue;
    const period = fields.period ? [fields.period.text] : [];
    const end = body.findIndex(({ id }) => id === last);
    const [above, below] = [body[at - 1]?.text, body[Math.max(at, end) + 1]?.text];
    return {
      ...(head.length > 0 && { head: head.map(({ text }) => inOneRow(setApart(text, period))).join(' · ') }),
      ...(above !== undefined && { above }),
      ...(below !== undefined && { below }),
    };
  }
  return {};
}
