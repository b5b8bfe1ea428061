export interface Target {
  readonly name: string;
  /** What is changed. */
  readonly code: RegExp;
  /** What should notice it. */
  readonly tests: RegExp;
}

const inServer = (path: string): RegExp => new RegExp(`^apps/server/src/(?:${path})`);
/** Features whose rows belong to somebody. */
const owned = '(?:sessions|resumes|applications|job-descriptions|quota)';

/** What may not be wrong: what the guard lets through, what edits do to a resume, who pays for what, and who may see what. */
export const targets: readonly Target[] = [
  {
    name: 'guard',
    code: /^packages\/resume\/src\/guard\/(?!cases\/|data\/)/,
    tests: /^packages\/resume\/src\/guard\//,
  },
  { name: 'apply', code: /^packages\/resume\/src\/edit\/(?!build-)/, tests: /^packages\/resume\/src\/edit\// },
  {
    name: 'billing',
    code: inServer('features/billing/(?!testing/)'),
    tests: inServer('features/billing/'),
  },
  {
    name: 'access',
    code: inServer(`http/(?:bind|session|same-origin)|features/(?:accounts/proof|${owned}/)`),
    tests: inServer(`testing/access|http/[^/]+$|features/(?:accounts/[^/]+$|${owned}/)`),
  },
];
