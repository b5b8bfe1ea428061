// The arrows of ARCHITECTURE.md. Each rule says in one line what would break if it were not there.
const tests = '(\\.test\\.tsx?$|/testing/|/fixtures/)';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle has no order in which to understand it.', {}, { circular: true }),
    forbid(
      'contract-is-zod-only',
      'The browser loads the contract.',
      { path: '^packages/contract/', pathNot: tests },
      { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    ),
    forbid(
      'language-is-data',
      'Every package may ask it; it asks nobody.',
      { path: '^packages/language/', pathNot: tests },
      { pathNot: ['^packages/(contract|language)/'] },
    ),
    forbid(
      'resume-is-pure',
      'It runs in the browser: no Node, no other package of ours but the contract and the languages.',
      { path: '^packages/resume/', pathNot: tests },
      { path: ['^packages/(documents|assistant)/', '^apps/'] },
    ),
    forbid(
      'resume-needs-no-node',
      'It runs in the browser.',
      { path: '^packages/resume/src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'documents-know-no-app',
      'Arrows point one way.',
      { path: '^packages/documents/' },
      { path: ['^apps/', '^packages/assistant/'] },
    ),
    forbid(
      'assistant-knows-no-app',
      'Arrows point one way.',
      { path: '^packages/assistant/' },
      { path: ['^apps/', '^packages/documents/'] },
    ),
    forbid('apps-never-meet', 'They share the contract, not code.', { path: '^apps/server/' }, { path: '^apps/web/' }),
    forbid(
      'web-imports-contract-and-resume',
      'Everything else needs Node.',
      { path: '^apps/web/' },
      { path: ['^apps/server/', '^packages/(documents|assistant)/'] },
    ),
    forbid(
      'web-features-never-meet',
      'The page composes them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'web-floors',
      'ui and lib know no feature, features know no page.',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/(features|app)/' },
    ),
    forbid(
      'web-features-below-app',
      'Pages compose features, never the other way.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'server-features-meet-in-public',
      'A feature is used through its public.ts.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: ['^apps/server/src/features/$1/', '/public\\.ts$'],
      },
    ),
    forbid(
      'sql-in-repositories',
      'SQL is where one looks for it.',
      { path: '^apps/server/src/', pathNot: ['repository\\.ts$', '^apps/server/src/db/', tests] },
      { path: 'node_modules/drizzle-orm' },
    ),
  ],
  options: {
    includeOnly: ['^packages/', '^apps/', 'node_modules/(zod|drizzle-orm)/', '^(node:)?[a-z_/]+$'],
    exclude: { path: ['/dist/', '/migrations/'] },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6'],
    progress: { type: 'none' },
  },
};
