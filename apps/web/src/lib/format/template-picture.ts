import { defaultLanguage, type Language } from '@fitted/contract/language-list';
import type { TemplateId } from '@fitted/contract/looks';

/** The size of the pictures, in pixels. */
export const templatePictureSize = { width: 480, height: 679 } as const;

/** Where the picture of the sample resume in a template is: `scripts/pictures/template-pictures.ts` draws them. */
export const templatePicture = (template: TemplateId, language: Language): string =>
  `/templates/${language === defaultLanguage ? '' : `${language}/`}${template}.webp`;
