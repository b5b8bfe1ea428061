import { languages } from '../format/languages.ts';
import { brand, foundedYear, privacyEmail, supportEmail } from './brand.ts';

/** The company as a schema.org Organization. */
export const organizationData = (origin: string): object => ({
  '@type': 'Organization',
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  foundingDate: String(foundedYear),
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail, availableLanguage: languages },
    { '@type': 'ContactPoint', contactType: 'data protection', email: privacyEmail },
  ],
});
