import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import type { MarkdownEnv } from 'vitepress'
import llmstxt from 'vitepress-plugin-llms'
import { slugOf } from '../../scripts/documents/markdown.ts'
import type { Navigation } from '../scripts/assemble.ts'
import { codeTheme } from './codeTheme.ts'

const { sidebar }: Navigation = JSON.parse(
  readFileSync(fileURLToPath(new URL('../.cache/navigation.json', import.meta.url)), 'utf8'),
)

type Highlight = ((code: string, language: string, attributes: string) => string) | null | undefined

/** The renderer that VitePress passes to `_render`; VitePress exports a different type for it. */
interface Renderer {
  options: { highlight?: Highlight }
  set: (options: { highlight?: Highlight }) => unknown
  render: (source: string, env: MarkdownEnv) => string
}

/**
 * Returns the HTML that the search indexes. Renders code without colours, because highlighting
 * takes longer than everything else.
 */
function searchedText(source: string, env: MarkdownEnv, renderer: Renderer): string {
  const { highlight } = renderer.options
  renderer.set({ highlight: null })
  const html = renderer.render(source, env)
  renderer.set({ highlight: highlight ?? null })
  return env.frontmatter?.['search'] === false ? '' : html
}

export default defineConfig({
  base: process.env['SITE_BASE'] ?? '/',
  lang: 'en',
  title: 'Nalam',
  description: "A doctors' portal on a typed contract: SDK, components, server.",
  srcDir: '.cache/pages',
  outDir: 'dist',
  cacheDir: '.cache/vitepress',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['SITE_BASE'] ?? '/'}mark.svg` }]],
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    theme: codeTheme,
    anchor: { slugify: slugOf },
    headers: { slugify: slugOf },
    image: { lazyLoading: true },
  },
  themeConfig: {
    logo: { src: '/mark.svg', alt: '' },
    siteTitle: 'nalam',
    nav: [
      // No page of VitePress: the browser opens it.
      { text: 'Demo', link: '/demo/', target: '_self' },
      { text: 'Build on it', link: '/build/', activeMatch: '^/build/' },
      { text: 'Components', link: '/ui/', activeMatch: '^/ui/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Contract', link: '/contract/', activeMatch: '^/contract/' },
      { text: 'Run it', link: '/run/', activeMatch: '^/run/' },
      { text: 'Project', link: '/project/', activeMatch: '^/(project|decisions|changelog)' },
    ],
    // Groups are not collapsible: VitePress would nest a button in a button, which screen readers
    // cannot distinguish.
    sidebar: { ...sidebar, '/decisions/': sidebar['/project/'] ?? [], '/changelog': sidebar['/project/'] ?? [] },
    search: { provider: 'local', options: { _render: searchedText } },
    outline: { level: [2, 3] },
    externalLinkIcon: false,
  },
  // llms.txt, and each page as Markdown beside its HTML.
  vite: { plugins: [llmstxt()], build: { chunkSizeWarningLimit: 4000 } },
})
