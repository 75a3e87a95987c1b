import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** A page and the document that it is made from. */
export interface Page {
  route: string
  /** Path from the root. Its comments may include parts of other documents: see pieces.ts. */
  file: string
  /** Title in the sidebar; by default the document's title. */
  title?: string
}

export interface Group {
  text: string
  pages: readonly Page[]
}

const own = (route: string, title?: string): Page => ({
  route,
  file: `site/pages${route.endsWith('/') ? `${route}index` : route}.md`,
  ...(title === undefined ? {} : { title }),
})

const documents = (
  pattern: string,
  routeOf: (name: string) => string,
  except: ReadonlySet<string> = new Set(),
): Page[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !except.has(file))
    .toSorted()
    .map((file) => ({ file, route: routeOf(file.split('/').at(-1)?.replace(/\.md$/, '') ?? '') }))

const existing = (pages: readonly Page[]): Page[] => pages.filter(({ file }) => existsSync(join(ROOT, file)))

/** Documents for operators. Documents that are not written yet are left out. */
const RUN: readonly Page[] = existing([
  own('/run/', 'Start'),
  own('/run/configuration'),
  own('/run/postgresql'),
  own('/run/data', 'Data and backup'),
  own('/run/updates'),
  own('/run/watching'),
  { route: '/run/scaling', file: 'docs/scaling.md' },
])

const ELSEWHERE = new Set([...RUN.map(({ file }) => file), 'docs/design.md'])

/** All written documents, by area and group, in the order of the sidebars. */
export const WRITTEN = {
  build: [
    { text: 'First', pages: [own('/build/', 'From nothing to a sign-in'), own('/build/client', 'Calling')] },
    {
      text: 'Tasks',
      pages: [
        own('/build/sign-in'),
        own('/build/list'),
        own('/build/forms'),
        own('/build/queries'),
        own('/build/errors'),
        own('/build/testing'),
        own('/build/node'),
      ],
    },
    { text: 'Further', pages: [own('/build/extensions'), own('/build/live'), own('/build/advanced')] },
  ],
  ui: [
    {
      text: 'Guide',
      pages: [
        own('/ui/', 'Start'),
        own('/ui/callbacks'),
        own('/ui/brand'),
        own('/ui/servers'),
        { route: '/ui/design', file: 'docs/design.md' },
      ],
    },
  ],
  reference: [
    {
      text: 'Reference',
      pages: [own('/reference/', 'Packages'), { route: '/reference/methods', file: 'packages/sdk/api.md' }],
    },
  ],
  contract: [{ text: 'Package', pages: [{ route: '/contract/package', file: 'packages/contract/README.md' }] }],
  run: [{ text: 'Run it', pages: RUN }],
  project: [
    {
      text: 'Project',
      pages: [
        own('/project/', 'A clone'),
        { route: '/project/contributing', file: 'CONTRIBUTING.md' },
        { route: '/project/rules-for-changes', file: 'AGENTS.md' },
        ...documents('docs/*.md', (name) => `/project/${name}`, ELSEWHERE),
        { route: '/project/vulnerabilities', file: 'SECURITY.md', title: 'Reporting a vulnerability' },
        { route: '/project/portal', file: 'packages/portal/README.md', title: 'The portal' },
        { route: '/project/ui', file: 'packages/ui/development.md' },
        { route: '/project/server', file: 'packages/server/development.md' },
        { route: '/project/site', file: 'site/README.md', title: 'This site' },
      ],
    },
    {
      text: 'Decisions',
      pages: [
        { route: '/decisions/', file: 'docs/decisions/README.md', title: 'All decisions' },
        ...documents('docs/decisions/0*.md', (name) => `/decisions/${name}`),
      ],
    },
  ],
} satisfies Record<string, readonly Group[]>

/** Routes of folders, and of documents whose parts are on several pages. */
export const PLACES: ReadonlyMap<string, string> = new Map([
  ['README.md', '/'],
  ['openapi', '/contract/'],
  ['examples', '/build/'],
  ['packages/sdk/README.md', '/build/client'],
  ['packages/ui/README.md', '/ui/'],
  ['packages/server/README.md', '/run/'],
])
