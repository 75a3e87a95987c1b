import { describe, expect, it } from 'vitest'
import { contractPages } from './contractPages.ts'
import { contractParts } from './contractParts.ts'
import { WRITTEN } from './contents.ts'
import { exportsOf } from './exports.ts'
import { linkedToSite, withoutElements } from './links.ts'
import { sectionOf, sectionSlugs } from './markdown.ts'
import { includedSections, piecesOf, placesOf, readFile } from './pieces.ts'
import { linkProblems, markdownProblems, missingExports } from './siteProblems.ts'
import { storyOf } from './stories.ts'

const pages = [
  'site/pages/index.md',
  ...Object.values(WRITTEN).flatMap((groups) => groups.flatMap((group) => group.pages.map(({ file }) => file))),
]

describe('the content of the pages', () => {
  it('has every section of the READMEs on one page and on no second one', () => {
    const named = pages.flatMap((file) => includedSections(readFile(file)))
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
    const shown = pages.flatMap((file) => piecesOf(file).flatMap((piece) => placesOf(piece).map(({ key }) => key)))
    const documents = ['packages/sdk/README.md', 'packages/ui/README.md', 'packages/server/README.md']
    for (const file of documents) {
      const sections = sectionSlugs(readFile(file)).filter((slug) => slug !== 'licence')
      expect(sections.length).toBeGreaterThan(5)
      expect(
        sections.map((slug) => `${file}#${slug}`).filter((key) => shown.filter((one) => one === key).length !== 1),
      ).toEqual([])
    }
  })

  it('takes a section with its heading and what is below it, and leaves code alone', () => {
    const text = '# Title\nfirst\n## One\n```sh\n## no heading\n```\n### Inside\n## Two\nlast'
    expect(sectionOf(text, 'one')).toBe('## One\n```sh\n## no heading\n```\n### Inside')
    expect(sectionOf(text, '')).toBe('first')
    expect(() => sectionOf(text, 'three')).toThrow('#three')
  })

  it('refuses a page that includes a missing section', () => {
    expect(() => piecesOf('x.md', '<!-- include README.md#no-such-section -->')).toThrow('#no-such-section')
    expect(() => piecesOf('x.md', '<!-- code examples/nothing.ts -->')).toThrow('examples/nothing.ts')
  })

  it('shows a story of each part', () => {
    expect(storyOf('packages/ui/src/screens/Login')).toBe('screens-login--typical')
    expect(storyOf('packages/ui/src/components/Toasts')).toMatch(/^feedback-toasts--/)
  })

  it('has every operation and shape of the contract, and no link that ends a block of HTML', () => {
    const text = contractPages()
      .map((page) => page.text)
      .join('\n')
    expect(text).toContain('## Sign in {#loginDoctor}')
    expect(text).toContain('{#BookingStatusCode}')
    expect(text).not.toContain('undefined')
    expect(text).not.toMatch(/<script|@import|src="(?:https?:)?\/\//)
    const blocks = text.split('\n\n').filter((block) => block.includes('<div v-pre>'))
    expect(blocks.length).toBeGreaterThan(100)
    const count = (block: string, element: RegExp) => block.match(element)?.length ?? 0
    expect(
      blocks.filter((block) => count(block, /<div /g) + count(block, /<div>/g) !== count(block, /<\/div>/g)),
    ).toEqual([])
  })
})

it('shows text from the contract as text and never runs it', () => {
  const document = {
    info: { description: '<img src=x onerror=alert(1)> **strong** `code`' },
    paths: {},
    tags: [],
    components: { schemas: {} },
  }
  expect(contractParts(document).introduction).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; <strong>strong</strong> <code>code</code></p>',
  )
})

it('finds pages without Markdown, and links of llms.txt that lead nowhere', () => {
  const pages = Array.from({ length: 101 }, (_, number) => `page${number}.html`)
  const files = new Set(pages.map((path) => path.replace('.html', '.md')))
  const list = pages.map((path) => `- [x](/nalam/${path.replace('.html', '.md')})`).join('\n')
  expect(markdownProblems([...pages, 'index.html'], '/nalam/', files, list)).toEqual([])
  expect(markdownProblems(['ui/index.html', 'ui/a.html'], '/nalam/', files, `${list} [x](/nalam/gone.md)`)).toEqual([
    'ui.md is missing beside its page',
    'ui/a.md is missing beside its page',
    'llms.txt: /nalam/gone.md is no file',
  ])
  expect(markdownProblems([], '/', files, '')).toEqual(['llms.txt links to 0 pages only'])
})

describe('links of documents', () => {
  const places = new Map([
    ['docs/goals.md', '/project/goals'],
    ['docs/rules.md', '/project/rules'],
    ['packages/sdk/README.md', '/build/client'],
    ['packages/sdk/README.md#node', '/build/node#node'],
  ])
  const linked = (text: string, sources?: string) =>
    linkedToSite(text, 'docs/rules.md', { places, sources, onPicture: () => {} })

  it('lead to the page that shows what they mean', () => {
    expect(linked('[a](goals.md) [b](../packages/sdk/README.md#node) [c](../packages/sdk)')).toBe(
      '[a](/project/goals) [b](/build/node#node) [c](/build/client)',
    )
    expect(linked('[`packages/sdk`](../packages/sdk) `[x](y.md)`')).toBe('[`packages/sdk`](/build/client) `[x](y.md)`')
    expect(linked('[out](https://vite.dev) [here](#there)')).toBe(
      '[out](https://vite.dev) [here](/project/rules#there)',
    )
  })

  it('lead to the sources if these can be read, and are text otherwise', () => {
    expect(linked('[the check](../scripts/test.mjs)')).toBe('the check')
    expect(linked('[the check](../scripts/test.mjs)', 'https://code.example/blob/1')).toBe(
      '[the check](https://code.example/blob/1/scripts/test.mjs)',
    )
  })

  it('stay text where a document has what looks like an element', () => {
    expect(withoutElements('a <title> and `<title>` at <https://vite.dev>', 'docs/rules.md')).toBe(
      'a &lt;title> and `<title>` at <https://vite.dev>',
    )
  })
})

describe('the check of the built site', () => {
  const page = (body: string) => ({ path: 'build/index.html', html: `<h1 id="top">x</h1>${body}` })
  const files = new Set(['build/index.html', 'index.html', 'assets/style.css'])
  const check = (body: string, base = '/') =>
    linkProblems([page(body), { path: 'index.html', html: '<p id="way">' }], base, files, new Set(['a--b']))

  it('accepts links that work', () => {
    const body =
      '<a href="#top">1</a><a href="/">2</a><a href="../index.html#way">3</a><link rel="stylesheet" href="/assets/style.css"><iframe src="/storybook/iframe.html?id=a--b&amp;viewMode=story"></iframe><a href="https://vite.dev">4</a>'
    expect(check(body)).toEqual([])
    expect(check('<a href="/nalam/build/">1</a>', '/nalam/')).toEqual([])
  })

  it.each([
    ['a page that is not there', '<a href="/nowhere.html">x</a>', 'is no file'],
    ['an anchor that is not there', '<a href="#nowhere">x</a>', 'is no place'],
    ['an anchor of another page that is not there', '<a href="/#nowhere">x</a>', 'is no place'],
    ['a story that is not there', '<iframe src="/storybook/iframe.html?id=a--c"></iframe>', 'is no story'],
    ['an address without encryption', '<a href="http://vite.dev">x</a>', 'is no address'],
    ['a program from another host', '<script src="https://cdn.example/a.js"></script>', 'loads from another host'],
    ['a picture from another host', '<img src="//cdn.example/a.png">', 'loads from another host'],
  ])('finds %s', (_, body, problem) => {
    expect(check(body).join('\n')).toContain(problem)
  })

  it('finds a link out of the folder that the site is built for', () => {
    expect(check('<a href="/build/">x</a>', '/nalam/').join('\n')).toContain('is not below /nalam/')
  })

  it('finds an export that no page shows, by its name in the source', () => {
    expect(missingExports(['parsePhone', 'formatPhone'], '<h2 id="parsephone">')).toEqual(['formatPhone'])
    expect(missingExports(['StatusBadge'], '<a href="/ui/components/StatusBadge.html">StatusBadge</a>')).toEqual([])
    const names = exportsOf('packages/sdk/src/index.ts')
    expect(names).toEqual(
      expect.arrayContaining(['createDoctorApi', 'ApiError', 'formatPhone', 'Doctor', 'PRODUCT_NAME']),
    )
    expect(exportsOf('packages/sdk/src/node/index.ts')).toEqual(['CookieJar', 'cookieFetch'])
  })
})
