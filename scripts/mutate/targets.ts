export interface Target {
  readonly name: string;
  /** What is changed. */
  readonly code: RegExp;
  /** What should notice it. */
  readonly tests: RegExp;
}

/** What may not be wrong: what the guard lets through, what edits do to a resume, who pays for what, and who may see what. */
export const targets: readonly Target[] = [
  {
    name: 'guard',
    code: /^packages\/resume\/src\/guard\/(?!cases\/|data\/)/,
    tests: /^packages\/resume\/src\/guard\//,
  },
  { name: 'apply', code: /^packages\/resume\/src\/edit\//, tests: /^packages\/resume\/src\/edit\// },
  {
    name: 'billing',
    code: /^apps\/server\/src\/features\/billing\/(?!testing\/)/,
    tests: /^apps\/server\/src\/features\/billing\//,
  },
  {
    name: 'access',
    code: /^apps\/server\/src\/(?:http\/(?:bind|session|same-origin)\.ts|features\/(?:accounts\/proof\.ts|(?:sessions|resumes|applications|job-descriptions|quota)\/))/,
    tests:
      /^apps\/server\/src\/(?:testing\/access|http\/[^/]+$|features\/(?:accounts\/[^/]+$|(?:sessions|resumes|applications|job-descriptions|quota)\/))/,
  },
];
