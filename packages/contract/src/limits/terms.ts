/**
 * Terms of the service quoted in texts. The server enforces them; the interface, mails and pages read them from here.
 */
export const trialDays = 7;
/** Access continues for this long after a failed renewal. */
export const graceDays = 7;
export const refundDays = 14;
/** How long a password reset link works. */
export const resetMinutes = 30;

/** Monthly prices in pence when the service is first set up; afterwards the plans in the database apply. */
export const monthlyPrices = { basic: 1000, premium: 2000, professional: 3000 } as const;
/** The discount for paying annually, in percent. */
export const annualSaving = 10;
