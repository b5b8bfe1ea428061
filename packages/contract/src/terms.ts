/** The terms of the service that sentences name. The server enforces them; words, mails and pages take them from here. */
export const trialDays = 7;
/** Access continues for this long after a failed renewal. */
export const graceDays = 7;
export const refundDays = 14;
/** How long a link to choose a password works. */
export const resetMinutes = 30;

/** What a month costs in pence when the service is first set up; afterwards the plans in the database count. */
export const monthlyPrices = { basic: 1000, premium: 2000, professional: 3000 } as const;
/** What paying by the year saves, in percent. */
export const annualSaving = 10;
