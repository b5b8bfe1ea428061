export const brand = 'Fitted';

/** Where people reach us. Reserved example addresses until the operator puts in their own. */
export const supportEmail = 'support@fitted.example';
export const privacyEmail = 'privacy@fitted.example';

export const foundedYear = 2023;

/** The team's promise: business hours to any message, and hours to an e-mail. */
export const replyHours = { from: 24, to: 48 } as const;
export const emailReplyHours = 24;

export const trialDays = 7;
export const refundDays = 14;

/**
 * The plans as the help center describes them, in pence a month and improvements a month. What is sold, and at what
 * price, comes from the plans of the server.
 */
export const describedPlans = [
  { id: 'free', monthlyPrice: 0, improvements: 2 },
  { id: 'basic', monthlyPrice: 1000, improvements: 10 },
  { id: 'premium', monthlyPrice: 2000, improvements: null },
] as const;
