/** Business constants that both sides state; the server enforces them. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;

export const jobSources = [
  'Indeed',
  'LinkedIn',
  'Glassdoor',
  'ZipRecruiter',
  'Monster',
  'Other',
  'Manual Entry',
] as const;
export type JobSource = (typeof jobSources)[number];

export const minPasswordLength = 8;
export const minUsernameLength = 3;
export const minProfileNameLength = 2;

export const deleteDataPhrase = 'DELETE DATA';
export const deleteAccountPhrase = 'DELETE ACCOUNT';
/** Readable by the page's script: there is a session. It proves nothing and opens nothing. */
export const sessionHintCookie = 'has_session';
/** The language that was chosen, for the server that draws the first page. */
export const languageCookie = 'language';
/** Where people write to, as the build draws it; reserved addresses, which the server replaces by the operator's. */
export const unsetAddresses = { support: 'support@fitted.example', privacy: 'privacy@fitted.example' } as const;
/** This account can never be deleted, by anyone. */
export const protectedUsername = 'admin';

export const subscriptionStatuses = ['active', 'cancelled', 'past_due', 'unpaid', 'trialing'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];
export const planNames = ['basic', 'premium', 'professional'] as const;

export const trialDays = 7;
/** Access goes on for this long after a renewal failed. */
export const graceDays = 7;
export const currency = 'gbp';

export const eventStatuses = ['pending_review', 'approved', 'rejected', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];
export const newsStatuses = ['pending_review', 'published', 'archived'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const adLocations = ['body', 'footer'] as const;
export type AdLocation = (typeof adLocations)[number];
/** The frame of an advertisement tells the page around it how tall it is by a message of this type. */
export const adHeightMessage = 'advertisement-height';

export const moods = ['very_happy', 'happy', 'neutral', 'sad', 'very_sad'] as const;
export type Mood = (typeof moods)[number];

export const minScrapeIntervalHours = 1;
export const maxScrapeIntervalHours = 72;
export const fallbackScrapeIntervalHours = 12;
