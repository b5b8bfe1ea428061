export interface Exception {
  readonly file: string;
  /** The beginning of the pattern; if left out, all patterns of the file. */
  readonly begins?: string;
  readonly reason: string;
}

/** Patterns that take more than linear time, and why no text of ours can be long enough to matter. */
export const exceptions: readonly Exception[] = [
  {
    file: 'packages/assistant/src/embedded/chat/data/slot-patterns.ts',
    reason: 'a request of more than 400 characters is not read for slots (maxRequestLength)',
  },
  {
    file: 'packages/assistant/src/embedded/chat/data/role-statements.ts',
    reason: 'a statement of more than 400 characters is not read (maxStatementLength)',
  },
  {
    file: 'packages/assistant/src/embedded/chat/operations/handlers/replace-words.ts',
    begins: '^(?<to>.+?)',
    reason: 'part of a request of at most 400 characters (maxRequestLength)',
  },
  {
    file: 'packages/assistant/src/embedded/chat/operations/handlers/add.ts',
    begins: '^((?:chez',
    reason: 'at most 60 places to try in a statement of at most 400 characters',
  },
  {
    file: 'packages/assistant/src/understand/features.ts',
    begins: '(?<=[\\p{Ll}',
    reason: 'a message is read up to 600 characters (maxTextLength)',
  },
  {
    file: 'packages/assistant/src/llm/chat/call.ts',
    reason: 'looks at most 80 characters ahead',
  },
  {
    file: 'packages/resume/src/parse/periods/dates.ts',
    reason: 'dates are looked for in lines of at most 400 characters (maxDatedLength)',
  },
  {
    file: 'packages/resume/src/parse/periods/periods.ts',
    reason: 'stands before a date, which is looked for in lines of at most 400 characters (maxDatedLength)',
  },
  {
    file: 'packages/documents/src/write/json-resume.ts',
    begins: '^(.*?)\\s*[(（',
    reason: 'for lines of at most 120 characters (maxLanguageLength)',
  },
  {
    file: 'packages/documents/src/read/page-numbers.ts',
    reason: 'for lines of at most 40 characters (MAX_LETTERS)',
  },
  {
    file: 'packages/documents/src/write/pdf/undrawn-characters.ts',
    reason: 'looks at 400 characters of a file of our own',
  },
  { file: 'apps/web/src/app/drawing/page-template.ts', reason: 'reads our own page while it is built' },
  { file: 'apps/server/src/web-app/web-app.ts', reason: 'reads our own page once at the start' },
];
