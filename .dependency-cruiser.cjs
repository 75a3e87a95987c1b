// The arrows of the house: openapi → sdk → ui → portal and openapi → sdk → server, and the floors inside a package.
// Package names are forbidden by no-restricted-imports in .oxlintrc.json; here stand the relative paths.
const inside = (path) => `^packages/${path}`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-meet-at-their-public-face',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/(src|e2e)' },
      to: { path: '^packages/([^/]+)/src', pathNot: ['^packages/$1/'], dependencyTypes: ['local'] },
    },
    {
      name: 'sdk-points-nowhere',
      severity: 'error',
      from: { path: inside('sdk/src') },
      to: { path: ['^packages/(ui|portal|server)/'] },
    },
    {
      name: 'ui-uses-sdk-only',
      severity: 'error',
      from: { path: inside('ui/src') },
      to: { path: '^packages/(portal|server)/' },
    },
    {
      name: 'server-uses-sdk-only',
      severity: 'error',
      from: { path: inside('server/src') },
      to: { path: '^packages/(portal|ui)/' },
    },
    {
      name: 'portal-never-server',
      severity: 'error',
      from: { path: inside('portal/src') },
      to: { path: '^packages/server/' },
    },
    {
      name: 'sdk-core-below-resources',
      severity: 'error',
      from: { path: inside('sdk/src/(core|errors|formats|validation)/') },
      to: { path: inside('sdk/src/(resources|testing|client)') },
    },
    {
      name: 'ui-components-below-screens',
      severity: 'error',
      from: { path: inside('ui/src/components/') },
      to: { path: inside('ui/src/screens/') },
    },
    {
      name: 'ui-theme-and-messages-below-components',
      comment: 'The provider stands on top of both: it holds the notices and the links for everything inside it.',
      severity: 'error',
      from: { path: inside('ui/src/(theme|messages)/'), pathNot: 'theme/NalamProvider\\.tsx$' },
      to: { path: inside('ui/src/(components|screens)/') },
    },
    {
      name: 'portal-features-do-not-import-one-another',
      comment: 'What two features need moves down a floor, to app/.',
      severity: 'error',
      from: { path: inside('portal/src/features/([^/]+)/') },
      to: { path: inside('portal/src/features/([^/]+)/'), pathNot: [inside('portal/src/features/$1/')] },
    },
    {
      name: 'server-rules-are-pure',
      comment: 'rules.ts decides; store.ts and routes.ts do.',
      severity: 'error',
      from: { path: inside('server/src/.*/rules\\.ts$') },
      to: { path: ['/(store|routes)\\.ts$', 'node_modules/(hono|drizzle-orm|pg|@electric-sql)'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['\\.tsc/', '/dist/', '\\.stories\\.tsx$', '\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['@nalam/source', 'import', 'default'], exportsFields: ['exports'] },
  },
}
