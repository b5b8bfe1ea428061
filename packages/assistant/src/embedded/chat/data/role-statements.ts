import { chatTable } from '@fitted/language/packs';

/** How people describe a past job, in any language. The first match counts. */
export const roleStatements: readonly RegExp[] = Object.values(chatTable('roleStatements'))
  .flat()
  .map((source) => new RegExp(`^(?:${source})$`, 'iu'));
