import type { EntryFields } from '../../document.ts';
import { findPeriod } from '../periods/periods.ts';
import type { RawEntry } from './split-head.ts';

/** "株式会社みなと 退職": that someone left is no role of theirs, but the end of the one above. */
export function tellsLeaving(text: string): boolean {
  return /退職|退社|離職/u.test(text);
}

/** "株式会社みなと 入社": that someone entered a house is a role of theirs. */
export function tellsEntering(text: string): boolean {
  return /入社|入職|入行|入庁|採用|就職/u.test(text);
}

/** What a Japanese form tells of a role, and no name of one. */
export function isEvent(text: string): boolean {
  return /^(?:入社|入職|退職|退社|離職|現在に至る|在職中)$/u.test(text);
}

/** A Japanese form tells the beginning and the end of a role in two rows. */
export function untilLeaving({ body }: RawEntry, fields: EntryFields): EntryFields {
  const { period } = fields;
  if (!period?.start || period.end || period.isCurrent) return fields;
  const leaving = body.find((row) => tellsLeaving(row.text));
  const end = leaving && findPeriod(leaving.text)?.period.start;
  if (end) return { ...fields, period: { ...period, end } };
  const isCurrent = body.some((row) => /現在に至る|在職中/u.test(row.text));
  return isCurrent ? { ...fields, period: { ...period, isCurrent } } : fields;
}
