/**
 * A professional network writes every member's profile as a PDF of one fixed layout, whatever the language of its
 * pages: a dark column at the left, and a main column whose type sizes say what a line is. Sizes are in points for a
 * name of 26.
 */
export const profileSizes = {
  name: 26,
  section: 15.75,
  /** A heading in the left column. */
  aside: 13,
  /** An employer, a school, the text under the name and the summary. */
  body: 12,
  title: 11.5,
  link: 11,
  /** Dates, places, descriptions, and the items of the left column. */
  detail: 10.5,
  pageNumber: 9,
} as const;
export type ProfileSize = keyof typeof profileSizes;

const tolerance = 0.16;

interface TypedText {
  readonly size: number;
  /** Where it starts, in points from the left. */
  readonly left: number;
}

/** How a text of this size is used in a profile of this scale. */
export function profileSizeOf(size: number, scale: number): ProfileSize | undefined {
  const names = Object.keys(profileSizes) as ProfileSize[];
  return names.find((name) => Math.abs(size / scale - profileSizes[name]) <= tolerance);
}

export interface ProfileType {
  readonly scale: number;
  /** Where the main column starts. */
  readonly left: number;
}

/**
 * The scale and main column of a profile, if the texts are of one: all of them have a size of that layout, the headings
 * of the left column are left of the main one, and those of the main one are not.
 */
export function findProfileType(texts: readonly TypedText[]): ProfileType | undefined {
  const largest = texts.reduce<TypedText | undefined>(
    (most, text) => (most && most.size >= text.size ? most : text),
    undefined,
  );
  if (!largest) return undefined;
  const scale = largest.size / profileSizes.name;
  const left = largest.left - scale;
  const used = new Set<ProfileSize>();
  for (const text of texts) {
    const size = profileSizeOf(text.size, scale);
    if (!size || text.left < left !== isAside(size, text.left < left)) return undefined;
    used.add(size);
  }
  return used.has('section') && (used.has('aside') || used.has('link')) ? { scale, left } : undefined;
}

/** Only details are in both columns. */
const isAside = (size: ProfileSize, isLeft: boolean): boolean =>
  size === 'detail' ? isLeft : size === 'aside' || size === 'link';
