const NOTHING_ELSE = 'query?:never;header?:never;path?:never;cookie?:never;'
const HEADERS = '{"X-Request-Id":components["headers"]["RequestId"];[name:string]:unknown;}'

/** What openapi-typescript writes out at every place, and a short name for it. @type {[pattern: RegExp, name: string][]} */
const REPEATED = [
  [/components\["schemas"\]/g, 'S'],
  [/components\["responses"\]/g, 'R'],
  [new RegExp(`parameters:\\{${NOTHING_ELSE.replaceAll('?', '\\?')}\\}`, 'g'), 'parameters:NoParameters'],
  [new RegExp(HEADERS.replaceAll(/[[\]{}]/g, '\\$&'), 'g'), 'RequestId'],
  [/\{headers:RequestId;content:\{"application\/json":S\[("\w+")\];\};\}/g, 'Json<$1>'],
  [/requestBody:\{content:\{"application\/json":S\[("\w+")\];\};\}/g, 'requestBody:Body<$1>'],
  [
    /\{parameters:NoParameters;get\?:never;put\?:never;post:operations\[("\w+")\];delete\?:never;options\?:never;head\?:never;patch\?:never;trace\?:never;\}/g,
    'Post<$1>',
  ],
  [
    /\{parameters:NoParameters;get:operations\[("\w+")\];put\?:never;post\?:never;delete\?:never;options\?:never;head\?:never;patch\?:never;trace\?:never;\}/g,
    'Get<$1>',
  ],
]

const NAMES = `type S=components["schemas"];
type R=components["responses"];
type NoParameters={${NOTHING_ELSE}};
type RequestId=${HEADERS};
type Json<Name extends keyof S>={headers:RequestId;content:{"application/json":S[Name]}};
type Body<Name extends keyof S>={content:{"application/json":S[Name]}};
type Post<Id extends keyof operations>={parameters:NoParameters;get?:never;put?:never;post:operations[Id];delete?:never;options?:never;head?:never;patch?:never;trace?:never};
type Get<Id extends keyof operations>={parameters:NoParameters;get:operations[Id];put?:never;post?:never;delete?:never;options?:never;head?:never;patch?:never;trace?:never};
`

/** @param {string} types @returns {string} without comments and blanks that a compiler does not need */
const squeezed = (types) =>
  types
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/([{};|,:?]) ?\n/g, '$1')
    .replaceAll(/: (?=\S)/g, ':')
    .replaceAll(' | ', '|')

/**
 * Declarations of the contract, as a compiler needs them: without comments and indentation, and with short names for what
 * openapi-typescript writes out at every place. The types stay the same. Other declarations of the file stay as they are.
 * @param {string} types the declarations that have the contract's @returns {string}
 * @throws where something is no longer repeated: openapi-typescript then writes it in another way
 */
export function thinContractTypes(types) {
  const interfaces = types.match(/^interface (?:paths|components|operations) \{\n[^]*?^\}\n/gm) ?? []
  let thin = squeezed(interfaces.join(''))
  for (const [pattern, name] of REPEATED) {
    const found = thin.match(pattern)?.length ?? 0
    if (found < 3) throw new Error(`The contract's types have ${found} places for ${name}.`)
    thin = thin.replaceAll(pattern, name)
  }
  const others = interfaces.reduce((text, given) => text.replace(given, ''), types)
  return `${NAMES}${thin}\n${others}`
}

/**
 * Declarations of catalogues, whose keys other types are made of. Their texts are nobody's type, so each is a text.
 * @param {string} types @returns {string}
 */
export const thinCatalogues = (types) =>
  types.replaceAll(/^declare const (?:wrapperMessages|VALIDATION_MESSAGES): \{\n[^]*?^\};\n/gm, (catalogue) =>
    `${squeezed(catalogue)}\n`.replaceAll(/:"(?:[^"\\]|\\.)*"/g, ':string'),
  )

/** Packages whose types are the same thing for an ES module and for CommonJS: nothing in them is told apart by where it was declared. */
const SAME_EITHER_WAY = new Set(['openapi-fetch', 'zod/v4-mini', 'zod/v4/core'])

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
    result.set(name, `export * from '${other}'\n`)
  }
  return result
}
