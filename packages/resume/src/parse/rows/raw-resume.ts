import type { SectionKind } from '../../document.ts';
import type { Row } from './rows.ts';

export interface RawSection {
  readonly kind: SectionKind;
  readonly heading: Row | null;
  readonly rows: readonly Row[];
  /** Headed "Contact" or the like: a sidebar's block that still tells how to reach the person. */
  readonly isContact: boolean;
}

export interface RawResume {
  readonly head: readonly Row[];
  readonly sections: readonly RawSection[];
}
