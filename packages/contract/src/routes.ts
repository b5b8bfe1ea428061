import * as auth from './account/auth.ts';
import * as accountSecurity from './account/security.ts';
import * as users from './account/users.ts';
import * as adminAudit from './admin/audit.ts';
import * as adminContent from './admin/content.ts';
import * as adminMetrics from './admin/metrics.ts';
import * as adminSite from './admin/site.ts';
import * as adminUsers from './admin/users.ts';
import * as advertisements from './advertisements.ts';
import * as applications from './applications.ts';
import * as assistant from './assistant/assistant.ts';
import * as billing from './billing.ts';
import * as contact from './contact.ts';
import * as dashboard from './dashboard.ts';
import * as documents from './documents.ts';
import * as events from './events.ts';
import * as jobDescriptions from './job-descriptions.ts';
import * as jobs from './jobs.ts';
import * as news from './news.ts';
import * as resumes from './resumes.ts';
import type { RouteShape } from './route.ts';
import * as site from './site.ts';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** All routes. A test checks that the server serves every one of them. */
export const allRoutes: readonly RouteShape[] = [
  accountSecurity,
  adminContent,
  adminSite,
  adminMetrics,
  adminAudit,
  adminUsers,
  advertisements,
  applications,
  assistant,
  auth,
  billing,
  contact,
  dashboard,
  documents,
  events,
  jobDescriptions,
  jobs,
  news,
  resumes,
  site,
  users,
].flatMap((module) => Object.values(module).filter(isRoute));
