import type { EntryFields } from '../../document.ts';
import { findPeriod } from '../periods/periods.ts';
import type { RawEntry } from './split-head.ts';

/** "株式会社みなと 退職": leaving an employer is not a role, but the end of the one above. */
export function tellsLeaving(text: string): boolean {
  return /退職|退社|離職/u.test(text);
}

/** "株式会社みなと 入社": joining an employer is a role. */
export function tellsEntering(text: string): boolean {
  return /入社|入職|入行|入庁|採用|就職/u.test(text);
}

/** An event in a Japanese form, which is not the name of a role. */
export function isEvent(text: string): boolean {
  return /^(?:入社|入職|退職|退社|離職|現在に至る|在職中)$/u.test(text);
}

/** A Japanese form has the start and the end of a role in separate rows. */
export function untilLeaving({ body }: RawEntry, fields: EntryFields): EntryFields {
  const { period } = fields;
  if (!period?.start || period.end || period.isCurrent) return fields;
  const leaving = body.find((row) => tellsLeaving(row.text));
  const end = leaving && findPeriod(leaving.text)?.period.start;
  if (end) return { ...fields, period: { ...period, end } };
  const isCurrent = body.some((row) => /現在に至る|在職中/u.test(row.text));
  return isCurrent ? { ...fields, period: { ...period, isCurrent } } : fields;
}
