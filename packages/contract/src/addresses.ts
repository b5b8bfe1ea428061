/** Contact addresses in the built pages: reserved placeholders that the server replaces with the operator's. */
export const unsetAddresses = { support: 'support@fitted.example', privacy: 'privacy@fitted.example' } as const;
