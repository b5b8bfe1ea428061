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

/** The content of a source, and how its new items are stored. */
export interface KindReading extends SourceReading<Identity> {
  insert(db: Queryable, fresh: ReadonlySet<Identity>): Promise<void>;
}

/** The differences between collecting events and collecting news. */
export interface Kind {
  readonly name: CollectionKind;
  /** Items with similar titles within this many days are the same. */
  readonly likenessDays: number;
  isEnabled(settings: SiteSettingsRow): boolean;
  nextTime(settings: SiteSettingsRow): Date | null;
  intervalHours(settings: SiteSettingsRow): number;
  sources(settings: SiteSettingsRow): readonly string[];
  topics(settings: SiteSettingsRow): readonly string[];
  read(source: string, known: KnownSource | undefined, settings: SiteSettingsRow, deps: KindDeps): Promise<KindReading>;
}
