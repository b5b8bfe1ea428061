import type { SectionKind } from '../document.ts';
import { headingKinds } from '../parse/match-heading.ts';

export interface Label {
  readonly kind: SectionKind;
  /** What stands behind it. */
  readonly rest: string;
}

/** Kinds that a line may have for itself, whichever section it was left in. */
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

/** "Skills: SQL, Excel" lists skills as a heading of that name does, and is not told of the role that it stands under. */
export function labelOf(raw: string): Label | undefined {
  const label = pattern.exec(raw);
  const kind = label && headingKinds(label[1] ?? '').find((one) => labelled.has(one));
  return kind === undefined || kind === null || kind === 'contact'
    ? undefined
    : { kind, rest: raw.slice(label?.[0].length) };
}
