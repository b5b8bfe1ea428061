import type { Queryable } from '../../db/client.ts';
import type { CollectionKind } from '../../db/schema/collection.ts';
import type { OutboundFetch } from '../../ports/outbound-fetch.ts';
import type { SiteSettingsRow } from '../site/public.ts';
import type { Identity } from './source/identity.ts';
import type { KnownSource, ReadingDeps, SourceReading } from './source/source-reading.ts';

export interface KindDeps extends Omit<ReadingDeps, 'topics'> {
  readonly fetch: OutboundFetch;
  readonly newsApiBaseUrl: string;
}

/** What a source gave, and how those of it that are new are stored. */
export interface KindReading extends SourceReading<Identity> {
  insert(db: Queryable, fresh: ReadonlySet<Identity>): Promise<void>;
}

/** What collecting events and collecting news do differently. */
export interface Kind {
  readonly name: CollectionKind;
  /** Titles that are alike within so many days are one thing. */
  readonly likenessDays: number;
  isEnabled(settings: SiteSettingsRow): boolean;
  nextTime(settings: SiteSettingsRow): Date | null;
  intervalHours(settings: SiteSettingsRow): number;
  sources(settings: SiteSettingsRow): readonly string[];
  topics(settings: SiteSettingsRow): readonly string[];
  read(source: string, known: KnownSource | undefined, settings: SiteSettingsRow, deps: KindDeps): Promise<KindReading>;
}
