import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { siteSettings } from '../../db/schema/site.ts';

/** The settings are one row. */
const theRow = 1;

export type SiteSettingsRow = typeof siteSettings.$inferSelect;
export type SiteRepository = ReturnType<typeof createSiteRepository>;

export function createSiteRepository(db: Queryable) {
  return {
    async getSettings(): Promise<SiteSettingsRow> {
      const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, theRow));
      if (!row) throw new Error('the site has no settings row: the seed did not run');
      return row;
    },
  };
}
