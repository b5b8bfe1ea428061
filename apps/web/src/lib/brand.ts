export const brand = 'Fitted';

/** Where people reach us. Reserved example addresses until the operator puts in their own. */
export const supportEmail = 'support@fitted.example';
export const privacyEmail = 'privacy@fitted.example';

export const foundedYear = 2023;
