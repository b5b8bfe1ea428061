import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests run in separate processes. */
    programs: string;
  }
}

/** The path of a program, of the product or of the tests, to run in a separate process. */
export const program = (name: string): string => `${inject('programs')}/${name}.js`;
