import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { entries } from './entries.ts'
import { exportsOf } from './exports.ts'
import { kindOfPart, routeOfEntry } from './partPages.ts'
import { DIST, ROOT } from './paths.ts'
import { storyIds } from './stories.ts'

/** A built page, with the data for checking its links. */
export interface BuiltPage {
  /** Path from the site's root, such as `build/index.html`. */
  path: string
  html: string
}

const attributes = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

const idsOf = (html: string) => new Set(attributes(html, 'id'))

/** Elements that load something as soon as the page is shown. */
const LOADING =
  /<(?:script|img|iframe|source|video|audio|embed|object|link(?=[^>]*rel="(?:stylesheet|preload|modulepreload|icon)"))\b[^>]*>/g

/**
 * Finds broken links, and everything that would be loaded from another host.
 *
 * @param base path of the site's root, `/` or `/nalam/`
 * @param files every file of the site, from its root
 * @param stories the ids of all stories; the Storybook need not be among the files
 * @returns one line per problem
 */
export function linkProblems(
  pages: readonly BuiltPage[],
  base: string,
  files: ReadonlySet<string>,
  stories: ReadonlySet<string>,
): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
  const problem = (path: string, target: string): string | undefined => {
    if (/^(?:https:|mailto:|data:|http:\/\/localhost[:/])/.test(target)) return undefined
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target)) return 'is no address that a reader can open'
    const [address = '', anchor] = target.split('#')
    const [file = '', query = ''] = address.split('?')
    if (file.startsWith('/') && !file.startsWith(base)) return `is not below ${base}`
    const absolute =
      file === '' ? path : file.startsWith('/') ? file.slice(base.length) : posix.join(posix.dirname(path), file)
    if (absolute.startsWith('storybook/')) {
      const id = /(?:^|&)(?:id=|path=\/story\/)([\w-]+)/.exec(query)?.[1]
      return id !== undefined && stories.has(id) ? undefined : 'is no story'
    }
    // Built by itself, and only for the whole site.
    if (absolute === 'demo/') return undefined
    const found = absolute === '' || absolute.endsWith('/') ? `${absolute}index.html` : absolute
    if (!files.has(found)) return 'is no file of the site'
    if (anchor && found.endsWith('.html') && !ids.get(found)?.has(decodeURIComponent(anchor)))
      return 'is no place of that page'
    return undefined
  }
  return pages.flatMap(({ path, html }) => [
    ...new Set(
      attributes(html, 'href|src').flatMap((target) => {
        const wrong = problem(path, target)
        return wrong === undefined ? [] : [`${path}: ${target} ${wrong}`]
      }),
    ),
    ...(html.match(LOADING) ?? []).flatMap((element) =>
      /\s(?:src|href)="(?:https?:)?\/\//.test(element) ? [`${path}: ${element} loads from another host`] : [],
    ),
  ])
}

/** Finds resources that styles and scripts of the site load from other hosts. */
const outsideStyles = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g)].map(
    ([, target]) => `${path}: ${target} is loaded from another host`,
  )

/**
 * Finds exports of an entry that its page does not document.
 * @param ids the ids of the page's headings
 * @param links the names it links to
 */
export function missingExports(names: readonly string[], html: string): string[] {
  const ids = idsOf(html)
  const linked = new Set(
    [...html.matchAll(/<a [^>]*>(?:<code>)?([\w$]+)(?:<\/code>)?<\/a>/g)].map(([, name = '']) => name),
  )
  return names.filter((name) => !ids.has(name.toLowerCase()) && !linked.has(name))
}

function referenceProblems(htmlOf: ReadonlyMap<string, string>): string[] {
  return entries.flatMap((entry) => {
    const path = `${routeOfEntry(entry).slice(1)}.html`
    const names = exportsOf(entry.source)
    const html = htmlOf.get(path)
    if (html === undefined || names.length === 0) return [`${entry.specifier}: has no page ${path}`]
    const isPart = kindOfPart(entry) !== undefined
    // The title of a component's page has the name of the component, so only the part from the
    // reference on is searched.
    const text = isPart ? html.slice(html.indexOf('id="reference"')) : html
    return missingExports(names, text).map(
      (name) => `${path}: ${entry.specifier} exports ${name}, which has no place here`,
    )
  })
}

function contractProblems(pages: readonly BuiltPage[]): string[] {
  const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
    readFileSync(join(ROOT, 'packages/sdk/src/generated/openapi.json'), 'utf8'),
  )
  const ids = new Set(pages.filter(({ path }) => path.startsWith('contract/')).flatMap(({ html }) => [...idsOf(html)]))
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => !ids.has(operationId))
    .map(({ operationId }) => `contract/: ${operationId} has no place`)
}

/**
 * Finds pages without a Markdown file, and links of llms.txt that lead nowhere.
 *
 * @param paths of the pages, from the site's root
 * @param files every file of the site, from its root
 * @param list the text of llms.txt
 * @returns one line per problem
 */
export function markdownProblems(
  paths: readonly string[],
  base: string,
  files: ReadonlySet<string>,
  list: string,
): string[] {
  const missing = paths
    .filter((path) => !['index.html', '404.html'].includes(path))
    .map((path) => path.replace(/(?:\/index)?\.html$/, '.md'))
    .filter((path) => !files.has(path))
  const links = [...list.matchAll(/\]\((\S+?\.md)\)/g)].map(([, target = '']) => target)
  return [
    ...missing.map((path) => `${path} is missing beside its page`),
    ...links
      .filter((target) => !files.has(target.slice(base.length)))
      .map((target) => `llms.txt: ${target} is no file`),
    ...(links.length > 100 ? [] : [`llms.txt links to ${links.length} pages only`]),
  ]
}

/**
 * Checks the built site.
 *
 * @param isWhole whether the Storybook, whose own index then lists the stories, and the demo are included
 * @returns one line per problem
 */
export function siteProblems(base: string, isWhole: boolean): string[] {
  const all = globSync('**/*.*', { cwd: DIST })
  const files = new Set(all)
  const isOurs = (path: string) => !/^(?:storybook|demo)\//.test(path)
  const pages = all
    .filter((path) => path.endsWith('.html') && isOurs(path))
    .map((path) => ({ path, html: readFileSync(join(DIST, path), 'utf8') }))
  const index = join(DIST, 'storybook/index.json')
  const stories =
    isWhole && existsSync(index) ? new Set(Object.keys(JSON.parse(readFileSync(index, 'utf8')).entries)) : storyIds()
  return [
    ...(pages.length > 150 ? [] : [`There are ${pages.length} pages only`]),
    ...(isWhole
      ? ['demo/index.html', 'demo/mockServiceWorker.js', 'storybook/index.html']
          .filter((path) => !files.has(path))
          .map((path) => `${path} is missing`)
      : []),
    ...linkProblems(pages, base, files, stories),
    ...all
      .filter((path) => path.endsWith('.css') && isOurs(path))
      .flatMap((path) => outsideStyles(path, readFileSync(join(DIST, path), 'utf8'))),
    ...referenceProblems(new Map(pages.map(({ path, html }) => [path, html]))),
    ...contractProblems(pages),
    ...markdownProblems(
      pages.map(({ path }) => path),
      base,
      files,
      files.has('llms.txt') ? readFileSync(join(DIST, 'llms.txt'), 'utf8') : '',
    ),
  ]
}
