import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { siteSettings } from '../../db/schema/site.ts';

/** The settings are a single row. */
const theRow = 1;

export type SiteSettingsRow = typeof siteSettings.$inferSelect;
export type SettingsColumns = Partial<Omit<typeof siteSettings.$inferInsert, 'id'>>;

export function createSiteRepository(db: Queryable) {
  return {
    async getSettings(): Promise<SiteSettingsRow> {
      const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, theRow));
      return row ?? missing();
    },

    /** Locks them until the transaction ends, so that the state before the change is exactly what is replaced. */
    async lockSettings(): Promise<SiteSettingsRow> {
      const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, theRow)).for('update');
      return row ?? missing();
    },

    async updateSettings(change: SettingsColumns): Promise<SiteSettingsRow> {
      const [row] = await db.update(siteSettings).set(change).where(eq(siteSettings.id, theRow)).returning();
      return row ?? missing();
    },
  };
}

function missing(): never {
  throw new Error('the site has no settings row: the seed did not run');
}
