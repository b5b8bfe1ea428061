// drizzle-kit and the schema-driven data export and erasure read all tables from this list.
export * from './ai-usage.ts';
export * from './billing.ts';
export * from './collection.ts';
export * from './events.ts';
export * from './moods.ts';
export * from './news.ts';
export * from './operations.ts';
export * from './resumes.ts';
export * from './sandbox-gateway.ts';
export * from './site.ts';
export * from './two-step.ts';
export * from './users.ts';
