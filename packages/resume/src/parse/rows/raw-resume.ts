import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Row } from './rows.ts';

export interface RawSection {
  readonly kind: SectionKind;
  readonly heading: Row | null;
  readonly rows: readonly Row[];
  /** A block headed "Contact" or similar, for instance in a sidebar, whose contact details also count. */
  readonly isContact: boolean;
}

export interface RawResume {
  readonly head: readonly Row[];
  readonly sections: readonly RawSection[];
}
