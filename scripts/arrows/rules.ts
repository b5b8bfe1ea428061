import { isBuiltin } from 'node:module';

export interface Rule {
  readonly name: string;
  /** What would break if it were not there. */
  readonly why: string;
  /** Both are paths from the root; what is imported may also be a package or a module of Node. */
  forbids(from: string, to: string): boolean;
}

const isTest = (file: string) => /\.test\.tsx?$|\/(?:testing|fixtures)\//.test(file);
const isIn = (path: string, ...folders: readonly string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const isPackage = (name: string, wanted: string) => name === wanted || name.startsWith(`${wanted}/`);

/** The feature of an application that a file belongs to. */
const featureOf = (app: string, path: string) =>
  isIn(path, `apps/${app}/src/features`) ? path.split('/')[4] : undefined;

/** The arrows of ARCHITECTURE.md. */
export const rules: readonly Rule[] = [
  {
    name: 'contract-is-zod-only',
    why: 'The browser loads the contract.',
    forbids: (from, to) =>
      isIn(from, 'packages/contract') && !isTest(from) && !isIn(to, 'packages/contract') && !isPackage(to, 'zod'),
  },
  {
    name: 'language-is-data',
    why: 'Every package may ask it; it asks nobody.',
    forbids: (from, to) =>
      isIn(from, 'packages/language') && !isTest(from) && !isIn(to, 'packages/contract', 'packages/language'),
  },
  {
    name: 'resume-is-pure',
    why: 'It runs in the browser: no other package of ours but the contract and the languages.',
    forbids: (from, to) =>
      isIn(from, 'packages/resume') && !isTest(from) && isIn(to, 'packages/documents', 'packages/assistant', 'apps'),
  },
  {
    name: 'resume-needs-no-node',
    why: 'It runs in the browser.',
    forbids: (from, to) => isIn(from, 'packages/resume/src') && !isTest(from) && isBuiltin(to),
  },
  {
    name: 'documents-know-no-app',
    why: 'Arrows point one way.',
    forbids: (from, to) => isIn(from, 'packages/documents') && isIn(to, 'apps', 'packages/assistant'),
  },
  {
    name: 'assistant-knows-no-app',
    why: 'Arrows point one way.',
    forbids: (from, to) => isIn(from, 'packages/assistant') && isIn(to, 'apps', 'packages/documents'),
  },
  {
    name: 'apps-never-meet',
    why: 'They share the contract, not code.',
    forbids: (from, to) => isIn(from, 'apps/server') && isIn(to, 'apps/web'),
  },
  {
    name: 'web-imports-contract-and-resume',
    why: 'Everything else needs Node.',
    forbids: (from, to) =>
      isIn(from, 'apps/web') && isIn(to, 'apps/server', 'packages/documents', 'packages/assistant'),
  },
  {
    name: 'web-features-never-meet',
    why: 'The page composes them.',
    forbids: (from, to) => {
      const [feature, other] = [featureOf('web', from), featureOf('web', to)];
      return feature !== undefined && other !== undefined && feature !== other;
    },
  },
  {
    name: 'web-floors',
    why: 'ui and lib know no feature, features know no page.',
    forbids: (from, to) =>
      isIn(from, 'apps/web/src/ui', 'apps/web/src/lib') && isIn(to, 'apps/web/src/features', 'apps/web/src/app'),
  },
  {
    name: 'web-features-below-app',
    why: 'Pages compose features, never the other way.',
    forbids: (from, to) => isIn(from, 'apps/web/src/features') && isIn(to, 'apps/web/src/app'),
  },
  {
    name: 'server-features-meet-in-public',
    why: 'A feature is used through its public.ts.',
    forbids: (from, to) => {
      const [feature, other] = [featureOf('server', from), featureOf('server', to)];
      if (feature === undefined || other === undefined || isTest(from)) return false;
      return feature !== other && !to.endsWith('/public.ts');
    },
  },
  {
    name: 'server-floors',
    why: 'http, adapters, ports and errors serve every feature and know none.',
    forbids: (from, to) =>
      ['http', 'adapters', 'ports', 'errors'].some((floor) => isIn(from, `apps/server/src/${floor}`)) &&
      !isTest(from) &&
      isIn(to, 'apps/server/src/features'),
  },
  {
    name: 'errors-know-no-http',
    why: 'Services fail with them, and do not know who asked.',
    forbids: (from, to) => isIn(from, 'apps/server/src/errors') && isIn(to, 'apps/server/src/http'),
  },
  {
    name: 'sql-in-repositories',
    why: 'SQL is where one looks for it.',
    forbids: (from, to) =>
      isIn(from, 'apps/server/src') &&
      !isIn(from, 'apps/server/src/db') &&
      !from.endsWith('repository.ts') &&
      !isTest(from) &&
      isPackage(to, 'drizzle-orm'),
  },
];
