// Last step of the build: what the published package does not need to carry is taken out of dist.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'

const dist = new URL('../dist/', import.meta.url)
const file = (/** @type {string} */ name) => new URL(name, dist)

// The contract without its examples: those are in `@nalam/sdk/testing`.
const contract = await readFile(new URL('../src/generated/openapi.json', import.meta.url), 'utf8')
const plain = JSON.stringify(JSON.parse(contract), (keyword, value) => (keyword === 'examples' ? undefined : value))
await writeFile(file('openapi.json'), `${plain}\n`)

for (const name of await readdir(dist)) {
  // The wire's types are read by compilers only, and twice as large with their comments and indentation.
  if (/^contractTypes-.*\.d\.c?ts$/.test(name)) {
    const types = await readFile(file(name), 'utf8')
    await writeFile(file(name), types.replaceAll(/\/\*\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n'))
  }
  // Whoever debugs does so in the modules; the CommonJS copy says the same.
  if (name.endsWith('.cjs.map')) await rm(file(name))
  if (name.endsWith('.cjs')) {
    const code = await readFile(file(name), 'utf8')
    await writeFile(file(name), code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'))
  }
}

// A source map brings the source that somebody wrote. What is generated would only be there twice.
for (const name of await readdir(dist)) {
  if (!name.endsWith('.js.map')) continue
  const map = JSON.parse(await readFile(file(name), 'utf8'))
  map.sourcesContent = map.sources.map((/** @type {string} */ source, /** @type {number} */ index) =>
    source.includes('/generated/') && !source.endsWith('/operations.ts') ? null : map.sourcesContent[index],
  )
  await writeFile(file(name), JSON.stringify(map))
}
