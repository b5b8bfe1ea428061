/** One item of a feed of any format, not cleaned yet. */
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
  /** The original publisher, if the feed aggregates several. */
  readonly source?: string | null;
}

export interface Feed {
  readonly title: string | null;
  /** False if the end is missing; the rest can still be used. */
  readonly isWhole: boolean;
  readonly items: readonly FeedItem[];
}
