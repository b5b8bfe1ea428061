import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { headingKinds } from '../parse/headings/match-heading.ts';
import { labelsLines } from '../section-traits.ts';

export interface Label {
  readonly kind: SectionKind;
  /** The text after the label. */
  readonly rest: string;
}

const pattern = /^([^:：,]{2,40})[:：]/u;

const labels = new Map<string, Label | undefined>();

/**
 * "Skills: SQL, Excel" lists skills just as under a "Skills" heading, and does not belong to the role above it. Cached, because every
 * edit asks it of the lines of its resume. The limit keeps memory small in a long-lived process.
 */
export function labelOf(raw: string): Label | undefined {
  if (labels.has(raw)) return labels.get(raw);
  const label = readLabel(raw);
  if (labels.size > 2000) labels.clear();
  labels.set(raw, label);
  return label;
}

function readLabel(raw: string): Label | undefined {
  const label = pattern.exec(raw);
  const kind = label && headingKinds(label[1] ?? '').find((one) => labelsLines(one));
  return kind === undefined || kind === null || kind === 'contact'
    ? undefined
    : { kind, rest: raw.slice(label?.[0].length) };
}
