import type { SectionKind } from '../document.ts';
import { headingKinds } from '../parse/match-heading.ts';

export interface Label {
  readonly kind: SectionKind;
  /** The text after the label. */
  readonly rest: string;
}

/** Section kinds that a label can give to a single line, whatever section the line is in. */
const labelled: ReadonlySet<string> = new Set<SectionKind>([
  'summary',
  'education',
  'skills',
  'certifications',
  'languages',
  'interests',
  'awards',
]);

const pattern = /^([^:：,]{2,40})[:：]/u;

/** "Skills: SQL, Excel" lists skills just as under a "Skills" heading, and does not belong to the role above it. */
export function labelOf(raw: string): Label | undefined {
  const label = pattern.exec(raw);
  const kind = label && headingKinds(label[1] ?? '').find((one) => labelled.has(one));
  return kind === undefined || kind === null || kind === 'contact'
    ? undefined
    : { kind, rest: raw.slice(label?.[0].length) };
}
