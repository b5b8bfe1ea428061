/** One piece of a feed, in whatever format it came. Nothing here is cleaned yet. */
export interface FeedItem {
  readonly title: string | null;
  readonly url: string | null;
  /** HTML or plain text. */
  readonly summary: string | null;
  readonly content: string | null;
  readonly author: string | null;
  readonly imageUrl: string | null;
  readonly publishedAt: Date | null;
  readonly categories: readonly string[];
  /** Where it was published, when the feed gathers from many places. */
  readonly source?: string | null;
}

export interface Feed {
  readonly title: string | null;
  /** False when its end is missing; what is there can still be used. */
  readonly isWhole: boolean;
  readonly items: readonly FeedItem[];
}
