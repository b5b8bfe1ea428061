/** Where people write to, as the build draws it; reserved addresses, which the server replaces by the operator's. */
export const unsetAddresses = { support: 'support@fitted.example', privacy: 'privacy@fitted.example' } as const;
