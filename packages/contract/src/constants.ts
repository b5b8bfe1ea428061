/**
 * Business constants used by server and browser; the server enforces them. Constants needed by every page or by public pages are
 * in files of their own, because importing any of these loads the whole file.
 */
export const minPasswordLength = 8;
export const maxPasswordLength = 1000;
export const minUsernameLength = 3;
export const maxUsernameLength = 50;
export const minProfileNameLength = 2;

export const deleteDataPhrase = 'DELETE DATA';
export const deleteAccountPhrase = 'DELETE ACCOUNT';
/** This account can never be deleted, by anyone. */
export const protectedUsername = 'admin';

export const subscriptionStatuses = ['active', 'cancelled', 'past_due', 'unpaid', 'trialing'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];
export const planNames = ['basic', 'premium', 'professional'] as const;

export const currency = 'gbp';

export const eventStatuses = ['pending_review', 'approved', 'rejected', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];
export const newsStatuses = ['pending_review', 'published', 'archived'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

export const applicationStatuses = ['saved', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const adLocations = ['body', 'footer'] as const;
export type AdLocation = (typeof adLocations)[number];
/** Type of the message by which an advertisement frame tells the page its height. */
export const adHeightMessage = 'advertisement-height';

export const minScrapeIntervalHours = 1;
export const maxScrapeIntervalHours = 72;
export const fallbackScrapeIntervalHours = 12;
