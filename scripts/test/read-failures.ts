import { existsSync, readFileSync } from 'node:fs';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[];
}

/** The number of tests that passed and the names of those that failed, from the JSON of Vitest or of Playwright. */
export function readFailures(path: string): { passed: number; failed: string[] } {
  if (!existsSync(path)) return { passed: 0, failed: ['no report'] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | Suite;
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report as Suite);
}

function fromVitest({ numPassedTests, testResults }: VitestReport) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = name.replace(`${process.cwd()}/`, '');
    // A file that could not be loaded has no failed test to report.
    return status === 'failed' && tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

function fromPlaywright(report: Suite) {
  const specs = specsOf(report);
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return { passed: specs.length - failed.length, failed };
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
