/**
 * Declarations of the contract, as a compiler needs them: without comments and indentation, and with short names for what
 * openapi-typescript writes out at every place. The types stay the same.
 * @param {string} types @returns {string}
 */
export function thinContractTypes(types) {
  return types
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(
      /parameters: \{\nquery\?: never;\nheader\?: never;\npath\?: never;\ncookie\?: never;\n\};/g,
      'parameters: NoParameters;',
    )
    .replaceAll(
      'headers: {\n"X-Request-Id"?: components["headers"]["RequestId"];\n[name: string]: unknown;\n};',
      'headers: ResponseHeaders;',
    )
    .replaceAll('components["schemas"]', 'Schemas')
    .replaceAll('components["responses"]', 'Responses')
    .replaceAll(/([{};|,:?]) ?\n/g, '$1')
    .replaceAll(/: (?=\S)/g, ':')
    .replace(
      'interface paths',
      () => `type Schemas = components["schemas"];
type Responses = components["responses"];
type NoParameters = {query?:never;header?:never;path?:never;cookie?:never};
type ResponseHeaders = {"X-Request-Id"?:components["headers"]["RequestId"];[name:string]:unknown};
interface paths`,
    )
}

/** Packages whose types are the same thing for an ES module and for CommonJS: nothing in them is told apart by where it was declared. */
const SAME_EITHER_WAY = new Set(['openapi-fetch', 'zod/v4-mini', 'zod/v4/core'])

/** @param {string} text of a declaration @param {string} place where the same names are @returns {string} a declaration that takes them from there */
function namedAgain(text, place) {
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].map(([, type = '', list = '']) => {
    const names = list.split(',').map((name) => name.trim().replace(/^.* as /, ''))
    return `export ${type}{ ${names.join(', ')} } from '${place}'\n`
  })
  return lists.join('')
}

const PLACE = /from '([^']+)'/g

/**
 * Writes a declaration once where tsup writes it twice: the one for ES modules then says "the same as the other". An ES module
 * may take its types from a CommonJS declaration, not the other way round. What speaks of another package's classes stays
 * apart, because there the two are not the same.
 * @param {Map<string, string>} declarations text by file name, `.d.ts` and `.d.cts`
 * @returns {Map<string, string>} the same names
 */
export function sharedTypes(declarations) {
  const stem = (/** @type {string} */ name) => name.replace(/(?:-[\w-]{8})?\.d\.c?ts$/, '')
  const commonJs = new Map(
    [...declarations.keys()].filter((name) => name.endsWith('.d.cts')).map((name) => [stem(name), name]),
  )
  const places = (/** @type {string} */ text) => [...text.matchAll(PLACE)].map(([, place]) => place ?? '')
  const result = new Map(declarations)
  for (const [name, text] of declarations) {
    const twin = name.endsWith('.d.ts') ? commonJs.get(stem(name)) : undefined
    if (!twin || !places(text).every((place) => place.startsWith('.') || SAME_EITHER_WAY.has(place))) continue
    const other = `./${twin.replace(/\.d\.cts$/, '.cjs')}`
    // An entry point says what it exports: the gate for breaking changes reads the names there.
    result.set(name, stem(name) === name.replace('.d.ts', '') ? namedAgain(text, other) : `export * from '${other}'\n`)
  }
  return result
}
