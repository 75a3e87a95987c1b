// Import direction: openapi → sdk → ui → portal and openapi → sdk → server, and the layers inside a
// package. The rules apply to source code, measurements, tests, build plug-ins and scripts.
// no-restricted-imports in .oxlintrc.json forbids package names; these rules forbid paths.
const inside = (path) => `^packages/${path}`

/** Tests and stories put together what they exercise; the rules between packages apply to them. */
const EXERCISES = ['\\.(test|stories)\\.tsx?$']

/** Returns one rule for each layer except the last: it must not import a later layer. */
const layersOf = (name, folder, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}-imports-no-later-layer`,
    comment: `Layers of ${name}: ${layers.join(' ← ')}.`,
    severity: 'error',
    from: { path: inside(`${name}/${folder}/${layer}/`), pathNot: EXERCISES },
    to: { path: inside(`${name}/${folder}/(${layers.slice(index + 1).join('|')})/`) },
  }))

/** Folders of the SDK, and the folders that each may import. */
const SDK_LAYERS = {
  formats: ['generated'],
  rules: ['formats', 'generated'],
  validation: ['formats', 'generated', 'rules'],
  core: ['generated'],
  live: ['core', 'generated'],
  resources: ['core', 'formats', 'generated'],
}

/** Folders of the server, and the folders that each may import; all may import its small files. */
const SERVER_FOLDERS = {
  contract: [],
  db: [],
  http: ['contract'],
  security: ['contract', 'db', 'http'],
  changes: ['contract', 'db', 'http', 'security'],
  mail: ['changes', 'contract', 'db', 'http', 'security'],
  portal: ['contract', 'http'],
  resources: ['changes', 'contract', 'db', 'http', 'security'],
  operations: ['changes', 'contract', 'db', 'http', 'resources'],
  demo: ['db', 'http', 'resources', 'security'],
}

/** Folders of the server's resources: each may import those before it. */
const SERVER_RESOURCES = [
  'lookups',
  'profile',
  'account',
  'session',
  'passkeys',
  'slots',
  'availability',
  'visits',
  'bookings',
  'slotChanges',
  'publication',
  'calendar',
  'calendarFeed',
  'tickets',
  'platforms',
  'queue',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-meet-at-their-public-face',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/(src|build|e2e|bench|test|scripts)/' },
      to: { path: '^packages/([^/]+)/src', pathNot: ['^packages/$1/'], dependencyTypes: ['local'] },
    },
    {
      name: 'sdk-imports-no-package',
      severity: 'error',
      from: { path: inside('sdk/') },
      to: { path: ['^packages/(ui|portal|server)/'] },
    },
    {
      name: 'ui-uses-sdk-only',
      severity: 'error',
      from: { path: inside('ui/') },
      to: { path: '^packages/(portal|server)/' },
    },
    {
      name: 'server-uses-sdk-only',
      severity: 'error',
      from: { path: inside('server/') },
      to: { path: '^packages/(portal|ui)/' },
    },
    {
      name: 'portal-never-server',
      severity: 'error',
      from: { path: inside('portal/') },
      to: { path: '^packages/server/' },
    },
    ...Object.entries(SDK_LAYERS).map(([layer, lower]) => ({
      name: `sdk-${layer}-imports-lower-layers-only`,
      comment: `The folder ${layer} imports only ${lower.join(', ')}.`,
      severity: 'error',
      from: { path: inside(`sdk/src/${layer}/`), pathNot: EXERCISES },
      to: { path: inside('sdk/src/'), pathNot: [inside(`sdk/src/(${[layer, ...lower].join('|')})/`)] },
    })),
    ...layersOf('ui', 'src', ['theme', 'messages', 'components', 'forms', 'bookings', 'screens']),
    {
      name: 'ui-screens-do-not-import-one-another',
      comment: 'What two screens need moves to bookings/, forms/ or components/.',
      severity: 'error',
      from: { path: inside('ui/src/screens/([^/]+)/') },
      to: { path: inside('ui/src/screens/([^/]+)/'), pathNot: [inside('ui/src/screens/$1/')] },
    },
    {
      name: 'portal-shared-knows-no-feature',
      comment: 'shared/ is what several features need. What knows a feature belongs to app/, the composition root.',
      severity: 'error',
      from: { path: inside('portal/src/shared/') },
      to: { path: inside('portal/src/(app/|features/|main\\.tsx$)') },
    },
    {
      name: 'portal-features-never-import-app',
      comment: 'app/ composes the features: routes, guards, frame.',
      severity: 'error',
      from: { path: inside('portal/src/features/') },
      to: { path: inside('portal/src/(app/|main\\.tsx$)') },
    },
    {
      name: 'portal-features-do-not-import-one-another',
      comment: 'What two features need moves to shared/.',
      severity: 'error',
      from: { path: inside('portal/src/features/([^/]+)/') },
      to: { path: inside('portal/src/features/([^/]+)/'), pathNot: [inside('portal/src/features/$1/')] },
    },
    {
      name: 'source-imports-no-tool',
      comment: 'What ships never imports what builds, tests or measures it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: EXERCISES },
      to: { path: ['^packages/[^/]+/(build|bench|e2e|scripts|test)/', '^scripts/', '^openapi/scripts/'] },
    },
    {
      name: 'contract-imports-no-package',
      comment: 'The contract is the beginning: its scripts write for the packages and read none of them.',
      severity: 'error',
      from: { path: '^openapi/', pathNot: EXERCISES },
      to: { path: ['^packages/', '^scripts/'] },
    },
    {
      name: 'site-reads-files',
      comment: 'The site is made from documents, sources and contract as text; nothing imports it.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^packages/' },
    },
    {
      name: 'nothing-imports-the-site',
      severity: 'error',
      from: { pathNot: ['^site/'] },
      to: { path: '^site/' },
    },
    {
      name: 'root-imports-no-source',
      comment:
        'Tools of the root and examples use the packages as built or published, or run them as programs. ' +
        'architecture.test.ts compares facts of the portal with those of the server.',
      severity: 'error',
      from: { path: '^(scripts|test|examples)/', pathNot: ['^test/architecture\\.test\\.ts$'] },
      to: { path: '^packages/', dependencyTypes: ['local'] },
    },
    {
      name: 'portal-tests-and-measurements-use-the-built-portal',
      comment: 'They open it in a browser as a doctor does.',
      severity: 'error',
      from: { path: inside('portal/(e2e|bench)/') },
      to: { path: '^packages/[^/]+/src/', dependencyTypes: ['local'] },
    },
    {
      name: 'portal-build-reads-data-only',
      comment:
        'Build plug-ins run in Node: they import the page table and its redirects, and the early entries of other packages.',
      severity: 'error',
      from: { path: inside('portal/build/') },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [inside('portal/build/'), inside('portal/src/(app/(pages|guards)|shared/paths)\\.ts$')],
        dependencyTypes: ['local'],
      },
    },
    ...Object.entries(SERVER_FOLDERS).map(([folder, lower]) => ({
      name: `server-${folder}-imports-lower-folders-only`,
      comment: `The folder ${folder} imports only ${lower.join(', ')}; app/ and cli/ put everything together.`,
      severity: 'error',
      from: { path: inside(`server/src/${folder}/`), pathNot: EXERCISES },
      to: {
        path: inside('server/src/'),
        pathNot: [
          inside(`server/src/(${[folder, ...lower].join('|')})/`),
          inside('server/src/(clock|random|startError|dependencies)\\.ts$'),
        ],
      },
    })),
    {
      name: 'server-dependencies-are-no-base',
      comment: 'dependencies.ts names what the resources get; what it names does not know it.',
      severity: 'error',
      from: { path: inside('server/src/(contract|db|http|security|changes|mail|portal)/'), pathNot: EXERCISES },
      to: { path: inside('server/src/dependencies\\.ts$') },
    },
    {
      name: 'server-rules-are-pure',
      comment: 'rules.ts decides; store.ts and routes.ts do.',
      severity: 'error',
      from: { path: inside('server/src/.*/[a-zA-Z]*[rR]ules\\.ts$') },
      to: {
        path: [
          '/([a-z]+S|s)tore\\.ts$',
          '[rR]outes\\.ts$',
          inside('server/src/(db|http)/'),
          'node_modules/(hono|drizzle-orm|pg|@electric-sql)',
        ],
      },
    },
    ...layersOf('server', 'src/resources', SERVER_RESOURCES),
    {
      name: 'server-resources-have-an-order',
      comment: 'A new folder gets its place in SERVER_RESOURCES, so that two folders never import each other.',
      severity: 'error',
      from: {
        path: inside('server/src/resources/[^/]+/'),
        pathNot: inside(`server/src/resources/(${SERVER_RESOURCES.join('|')})/`),
      },
      to: {},
    },
    {
      name: 'server-pipeline-is-left-alone',
      comment:
        'All use the types of http/ and what makes a response; stages and order are the business of the pipeline.',
      severity: 'error',
      from: { path: inside('server/src/[^/]+/'), pathNot: [inside('server/src/(app|contract|http)/'), ...EXERCISES] },
      to: {
        path: [
          inside('server/src/http/(pipeline|listen|overload|uploads|readRequest|readForm|originCheck|requestId)\\.ts$'),
          inside('server/src/contract/(requestCheck|responseCheck|compileSchema|lengthFirst)\\.ts$'),
        ],
      },
    },
    {
      name: 'server-resources-do-not-import-routes-of-others',
      comment: 'app/server.ts puts the routes together.',
      severity: 'error',
      from: { path: inside('server/src/resources/([^/]+)/') },
      to: {
        path: inside('server/src/.*[rR]outes\\.ts$'),
        pathNot: [inside('server/src/resources/$1/[^/]*[rR]outes\\.ts$')],
      },
    },
    {
      name: 'server-routes-hold-no-sql-and-no-audit',
      comment: 'A store holds the only SQL of a table, and writes the audit entry with the change.',
      severity: 'error',
      from: { path: inside('server/src/.+/[^/]*[rR]outes\\.ts$') },
      to: {
        path: [
          'node_modules/drizzle-orm',
          inside('server/src/db/'),
          inside('server/src/changes/(recordChange|readAudit|exportAudit)\\.ts$'),
        ],
      },
    },
    {
      name: 'server-tables-belong-to-stores',
      comment: 'Demo data, simulated patients, commands and the rest of the server use the stores of the resources.',
      severity: 'error',
      from: { path: inside('server/src/(demo|cli|portal|http|contract)/'), pathNot: EXERCISES },
      to: { path: inside('server/src/db/schema\\.ts$') },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['\\.tsc/', '/dist/', '/\\.cache/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['@nalam/source', 'import', 'default'], exportsFields: ['exports'] },
  },
}
