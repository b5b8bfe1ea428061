import { postingTables } from '@fitted/language/packs';
import type { PostingCues } from '@fitted/language/posting-cues';

/*
 * What a part of a posting is about, by the words of all languages together. The words are in the rooms:
 * packages/language/src/<language>/posting-cues.ts.
 */

const cues = Object.values(postingTables).map(({ postingCues }) => postingCues);

/** What every language brings, where it brings anything. */
const all = (of: (one: PostingCues) => string): readonly string[] => cues.map(of).filter(Boolean);

export type HeadingCue = keyof PostingCues['headings'];

export const headingCues: Readonly<Record<HeadingCue, readonly string[]>> = {
  nice: all(({ headings }) => headings.nice),
  offer: all(({ headings }) => headings.offer),
  must: all(({ headings }) => headings.must),
  duty: all(({ headings }) => headings.duty),
};
export const weakHeadingWords = all(({ weakHeadings }) => weakHeadings);
export const headingConnectives = all((one) => one.headingConnectives);

export const sentenceCues = {
  nice: all(({ sentences }) => sentences.nice),
  must: all(({ sentences }) => sentences.must),
};
export const dutyCues = all(({ duties }) => duties);
export const dutyOpenings: readonly RegExp[] = cues.flatMap(({ dutyOpening }) => dutyOpening ?? []);

export const offerCues = all(({ offers }) => offers);
export const benefitWords = all(({ benefits }) => benefits);
export const askingCues = all(({ asking }) => asking);
export const companyOpenings = all((one) => one.companyOpenings);
export const companyAsks = all((one) => one.companyAsks);
export const notAskedCues = all(({ notAsked }) => notAsked);
export const machineCues = all(({ machines }) => machines);

/** Words for the reader, and below for the employer. */
export const othersWords = all(({ reader }) => reader);
export const ownWords = all(({ employer }) => employer);
