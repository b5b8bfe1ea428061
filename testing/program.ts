import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests run in processes of their own. */
    programs: string;
  }
}

/** Where a test finds a program of the product, or one of the tests' own, to run in a process of its own. */
export const program = (name: string): string => `${inject('programs')}/${name}.js`;
