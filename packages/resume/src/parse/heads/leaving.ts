import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { EntryFields } from '../../document.ts';
import { findPeriod } from '../periods/periods.ts';
import type { RawEntry } from './split-head.ts';

const leaving = pattern('u')`${readingCues.any('leaving')}`;

/** "株式会社みなと 退職": leaving an employer is not a role, but the end of the one above. */
export function tellsLeaving(text: string): boolean {
  return leaving.test(text);
}

const entering = pattern('u')`${readingCues.any('entering')}`;

/** "株式会社みなと 入社": joining an employer is a role. */
export function tellsEntering(text: string): boolean {
  return entering.test(text);
}

const careerEvent = pattern('u')`${readingCues.any('careerEvent')}`;

/** An event in a Japanese form, which is not the name of a role. */
export function isEvent(text: string): boolean {
  return careerEvent.test(text);
}

const current = pattern('u')`${readingCues.any('current')}`;

/** A Japanese form has the start and the end of a role in separate rows. */
export function untilLeaving({ body }: RawEntry, fields: EntryFields): EntryFields {
  const { period } = fields;
  if (!period?.start || period.end || period.isCurrent) return fields;
  const leaving = body.find((row) => tellsLeaving(row.text));
  const end = leaving && findPeriod(leaving.text)?.period.start;
  if (end) return { ...fields, period: { ...period, end } };
  const isCurrent = body.some((row) => current.test(row.text));
  return isCurrent ? { ...fields, period: { ...period, isCurrent } } : fields;
}
