import { assistantWords } from '@fitted/language/packs';
import type { Entry, YearMonth } from '@fitted/resume/document';
import type { Reading } from '../../reading.ts';

/** Study or training that is not over yet: it says who somebody is, whatever they do beside it. */
export function presentStudy(reading: Reading, today: YearMonth): Entry | undefined {
  const { expected } = assistantWords[reading.language].summary;
  const isNow = ({ head, fields: { period } }: Entry) => {
    const end = period?.isCurrent ? undefined : period?.end;
    const isAhead = end !== undefined && end.year * 12 + (end.month ?? 6) > today.year * 12 + (today.month ?? 1);
    return isAhead || period?.isCurrent === true || head.some(({ text }) => expected.test(text));
  };
  const studies = reading.document.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries)
    .filter((entry) => isNow(entry) && entry.body.every(({ kind }) => kind !== 'bullet'));
  // What is to be reached says more than where.
  return studies.find(({ fields }) => fields.title) ?? studies[0];
}

/** Word for word as it stands, with the school if that stands in another line; dates in front go behind. */
export function studySentence({ head, fields: { title = '', organisation, period } }: Entry): string {
  const line = head.find(({ text }) => title !== '' && text.includes(title))?.text;
  const own = line ?? head.map(({ text }) => text).join(', ');
  if (title !== '' && period && own.startsWith(period.text))
    return `${[title, organisation].filter(Boolean).join(', ')} (${period.text})`;
  return organisation && !own.includes(organisation) ? `${own}, ${organisation}` : own;
}
