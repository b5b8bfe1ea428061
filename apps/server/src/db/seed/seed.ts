import { randomBytes } from 'node:crypto';
import { protectedUsername } from '@fitted/contract/constants';
import type { Config } from '../../config.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Queryable } from '../client.ts';
import { plans } from '../schema/billing.ts';
import { employerEvents } from '../schema/events.ts';
import { newsArticles } from '../schema/news.ts';
import { siteSettings } from '../schema/site.ts';
import { users } from '../schema/users.ts';
import {
  defaultEventSources,
  defaultEventTopics,
  defaultNewsSources,
  defaultNewsTopics,
} from './collection-defaults.ts';
import { seedPlans } from './plans.ts';
import { sampleArticles } from './sample-articles.ts';
import { sampleEvents } from './sample-events.ts';

interface SeedOutcome {
  /** Set only if the password was generated here. */
  readonly generatedAdminPassword?: string;
}

/** Fills a new database. The settings row is inserted first: if it already exists, everything has been seeded before. */
export async function seed(db: Queryable, config: Pick<Config, 'admin' | 'seedSample'>): Promise<SeedOutcome> {
  const inserted = await db
    .insert(siteSettings)
    .values({
      id: 1,
      scrapingSources: defaultEventSources,
      scrapingTopics: defaultEventTopics,
      newsScrapingSources: defaultNewsSources,
      newsScrapingTopics: defaultNewsTopics,
    })
    .onConflictDoNothing()
    .returning({ id: siteSettings.id });
  if (inserted.length === 0) return {};

  await db.insert(plans).values([...seedPlans]);
  if (config.seedSample) {
    const now = new Date();
    await db.insert(employerEvents).values(sampleEvents(now));
    await db.insert(newsArticles).values(sampleArticles(now));
  }
  const password = config.admin.password ?? randomBytes(12).toString('base64url');
  await db.insert(users).values({
    username: protectedUsername,
    email: config.admin.email,
    firstName: 'Admin',
    lastName: 'Account',
    password: await hashPassword(password),
    addressLine1: '-',
    city: '-',
    country: 'United Kingdom',
    isAdmin: true,
  });
  return config.admin.password ? {} : { generatedAdminPassword: password };
}
