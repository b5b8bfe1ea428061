import { uploadExtensions } from './uploads.ts';

/** Read as well. Sentences name the promised kinds; the page adds these. Apart from them, because every page says sentences and only one takes files. */
export const furtherExtensions = ['.odt', '.rtf', '.md'] as const;
export const acceptedExtensions: readonly string[] = [...uploadExtensions, ...furtherExtensions];
