// Last step of the build:
// - dist/styles.css contains the base styles. The fonts are copied beside it, so
//   that consumers need no font package.
// - dist/*.js start with `'use client'` if they need it.
// - dist/theme/themes.js contains the themes as data, because a server component cannot load Fluent.
// - dist/tokens contains what the themes set, for designers' tools.
// - dist/guides explains how to use each component and screen.
// - Relative imports get the extension of the built files, because esbuild and the compiler keep
//   the extension of the source files.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { teamsHighContrastTheme, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { withClientDirective } from './clientDirective.ts'
import { designTokens, type Values } from './designTokens.ts'

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const fonts = join(packageFolder, 'dist', 'fonts')
mkdirSync(fonts, { recursive: true })

const source = readFileSync(join(packageFolder, 'src', 'theme', 'styles.css'), 'utf8')
const css = source.replaceAll(/url\('((?:@fontsource|\.)\/[^']+)'\)/g, (_, file: string) => {
  const folder = join(packageFolder, file.startsWith('.') ? 'src/theme' : 'node_modules')
  copyFileSync(join(folder, file), join(fonts, basename(file)))
  return `url('./fonts/${basename(file)}')`
})
writeFileSync(join(packageFolder, 'dist', 'styles.css'), css)
// Since TypeScript 6, side-effect imports must resolve too.
writeFileSync(join(packageFolder, 'dist', 'styles.css.d.ts'), 'export {}\n')
for (const family of ['mukta', 'mukta-malar']) {
  copyFileSync(
    join(packageFolder, 'node_modules', '@fontsource', family, 'LICENSE'),
    join(fonts, `LICENSE-${family}.txt`),
  )
}

// The package contains the guides of components and screens.
const guides = join(packageFolder, 'dist', 'guides')
mkdirSync(guides, { recursive: true })
for (const entry of readdirSync(join(packageFolder, 'src'), { withFileTypes: true, recursive: true })) {
  if (entry.name.endsWith('.md')) copyFileSync(join(entry.parentPath, entry.name), join(guides, entry.name))
}

for (const entry of readdirSync(join(packageFolder, 'dist'), { withFileTypes: true, recursive: true })) {
  const file = join(entry.parentPath, entry.name)
  if (!/\.(?:js|d\.ts)$/.test(entry.name)) continue
  const linked = readFileSync(file, 'utf8').replaceAll(
    /((?:from|import\(|import)\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g,
    '$1.js$2',
  )
  // Removes citations of rules, goals and requirements: the package does not contain those
  // documents.
  const citations = / ?\((?:(?:decision )?(?:D\d+[ab]?|[A-Z]+-\d\d|[KPRSUV]\d+)(?:, | and )?)+\)/g
  writeFileSync(file, entry.name.endsWith('.js') ? withClientDirective(linked) : linked.replaceAll(citations, ''))
}

const themesFile = join(packageFolder, 'dist', 'theme', 'themes.js')
const themes: Record<string, unknown> = await import(pathToFileURL(themesFile).href)
const tokensFolder = join(packageFolder, 'dist', 'tokens')
mkdirSync(tokensFolder, { recursive: true })
for (const [name, theme, fluent] of [
  ['light', themes['lightTheme'], webLightTheme],
  ['dark', themes['darkTheme'], webDarkTheme],
  ['high-contrast', themes['highContrastTheme'], teamsHighContrastTheme],
] as [string, Values, object][]) {
  const tokens = designTokens(theme, fluent as Values)
  writeFileSync(join(tokensFolder, `${name}.tokens.json`), `${JSON.stringify(tokens)}\n`)
}
writeFileSync(
  themesFile,
  Object.entries(themes)
    .map(([name, theme]) => `export const ${name} = ${JSON.stringify(theme)}\n`)
    .join(''),
)
