import type { ApplicationStatus } from '@fitted/contract/constants';
import type { ResumeId, UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  integer('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const resumes = pgTable(
  'resumes',
  {
    id: id().$type<ResumeId>(),
    userId: owner(),
    originalText: text('original_text').notNull(),
    improvedText: text('improved_text'),
    title: text('title'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('resumes_owner').on(table.userId, table.updatedAt)],
);

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    id: id(),
    userId: owner(),
    title: text('title').notNull(),
    company: text('company'),
    description: text('description').notNull(),
    source: text('source'),
    createdAt: createdAt(),
  },
  (table) => [index('job_descriptions_owner').on(table.userId, table.createdAt)],
);

export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    userId: owner(),
    resumeId: integer('resume_id')
      .$type<ResumeId>()
      .references(() => resumes.id, { onDelete: 'set null' }),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    applicationDate: instant('application_date').notNull().defaultNow(),
    status: text('status').$type<ApplicationStatus>().notNull().default('applied'),
    notes: text('notes'),
    /** The day on which the person wants to follow up. */
    followUpOn: date('follow_up_on'),
    /** The follow-up day for which a reminder was sent; changing the day allows a new reminder. */
    remindedOf: date('reminded_of'),
    /** For optimistic locking: a change based on an older version is rejected. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_applications_column').on(table.userId, table.status, table.updatedAt),
    index('job_applications_resume').on(table.resumeId).where(sql`resume_id is not null`),
    // Contains only pending reminders, so it stays small however long the site runs.
    index('job_applications_to_remind')
      .on(table.userId)
      .where(sql`follow_up_on is not null and reminded_of is distinct from follow_up_on`),
  ],
);

/** Each improvement is a version of a resume. */
export const resumeImprovements = pgTable(
  'resume_improvements',
  {
    id: id(),
    userId: owner(),
    resumeId: integer('resume_id')
      .$type<ResumeId>()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    originalText: text('original_text').notNull(),
    improvedText: text('improved_text').notNull(),
    improvementType: text('improvement_type').notNull(),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [
    index('resume_improvements_resume').on(table.resumeId, table.createdAt),
    index('resume_improvements_owner').on(table.userId),
  ],
);

/** What a person told the assistant about themselves. Supports edits just as a line of the resume does. */
export const statedFacts = pgTable(
  'stated_facts',
  {
    id: id(),
    userId: owner(),
    resumeId: integer('resume_id')
      .$type<ResumeId>()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    fact: text('fact').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('stated_facts_owner').on(table.userId),
    index('stated_facts_resume').on(table.resumeId).where(sql`resume_id is not null`),
  ],
);
