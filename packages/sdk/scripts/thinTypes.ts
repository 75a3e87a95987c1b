const NOTHING_ELSE = 'query?:never;header?:never;path?:never;cookie?:never;'
const HEADERS = '{"X-Request-Id":components["headers"]["RequestId"];[name:string]:unknown;}'
const KEY = '"Idempotency-Key":P["IdempotencyKey"];'
const ID = 'path:{id:P["Id"];};'
const SIGNATURE =
  '"webhook-id":P["WebhookId"];"webhook-timestamp":P["WebhookTimestamp"];"webhook-signature":P["WebhookSignature"];'

/** Matches parameters with these headers and this path. */
const parameters = (header: string, path: string) =>
  new RegExp(`parameters:{query?:never;header:{${header}};${path}cookie?:never;}`.replaceAll(/[[\]{}?]/g, '\\$&'), 'g')

/** Types that openapi-typescript repeats at every place, and their short names. */
const REPEATED: [pattern: RegExp, name: string][] = [
  [/components\["schemas"\]/g, 'S'],
  [/components\["responses"\]/g, 'R'],
  [new RegExp(`parameters:\\{${NOTHING_ELSE.replaceAll('?', '\\?')}\\}`, 'g'), 'parameters:NoParameters'],
  [new RegExp(HEADERS.replaceAll(/[[\]{}]/g, '\\$&'), 'g'), 'RequestId'],
  [/components\["parameters"\]/g, 'P'],
  [/components\["headers"\]/g, 'H'],
  [parameters(KEY, 'path?:never;'), 'parameters:Keyed'],
  [parameters(KEY, ID), 'parameters:KeyedById'],
  [parameters(SIGNATURE, 'path?:never;'), 'parameters:Signed'],
  [/\{headers:\{\[name:string\]:unknown;\};content\?:never;\}/g, 'NoContent'],
  [/\{headers:RequestId;content:\{"application\/json":S\[("\w+")\];\};\}/g, 'Json<$1>'],
  [/requestBody:\{content:\{"application\/json":S\[("\w+")\];\};\}/g, 'requestBody:Body<$1>'],
  [/Json<"ErrorBody">/g, 'E'],
  [/413:R\["TooLarge"\];415:R\["UnsupportedType"\];/g, '413:E413;415:E415;'],
  [/R\["SessionRequired"\]/g, 'E401'],
  [/R\["Forbidden"\]/g, 'E403'],
  [/R\["NotFound"\]/g, 'E404'],
  [/R\["TooManyRequests"\]/g, 'E429'],
  [/R\["ServerError"\]/g, 'E500'],
  [/R\["Unavailable"\]/g, 'E503'],
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
type P=components["parameters"];
type H=components["headers"];
type Keyed={query?:never;header:{${KEY}};path?:never;cookie?:never};
type KeyedById={query?:never;header:{${KEY}};${ID}cookie?:never};
type Signed={query?:never;header:{${SIGNATURE}};path?:never;cookie?:never};
type NoContent={headers:{[name:string]:unknown};content?:never};
type Json<Name extends keyof S>={headers:RequestId;content:{"application/json":S[Name]}};
type Body<Name extends keyof S>={content:{"application/json":S[Name]}};
type E=Json<"ErrorBody">;
type E401=R["SessionRequired"];
type E403=R["Forbidden"];
type E404=R["NotFound"];
type E413=R["TooLarge"];
type E415=R["UnsupportedType"];
type E429=R["TooManyRequests"];
type E500=R["ServerError"];
type E503=R["Unavailable"];
type Post<Id extends keyof operations>={parameters:NoParameters;get?:never;put?:never;post:operations[Id];delete?:never;options?:never;head?:never;patch?:never;trace?:never};
type Get<Id extends keyof operations>={parameters:NoParameters;get:operations[Id];put?:never;post?:never;delete?:never;options?:never;head?:never;patch?:never;trace?:never};
`

/** @returns the types without comments and unnecessary blanks */
const squeezed = (types: string): string =>
  types
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/([{};|,:?]) ?\n/g, '$1')
    .replaceAll(/: (?=\S)/g, ':')
    .replaceAll(' | ', '|')

/**
 * Shortens the declarations of the contract: removes comments and indentation, and gives short
 * names to types that openapi-typescript repeats at every place. The types stay the same. Other
 * declarations of the file are not changed.
 * @param types declarations, with those of the contract
 * @throws if a type is no longer repeated, because openapi-typescript writes it in another way
 */
export function thinContractTypes(types: string): string {
  const interfaces = types.match(/^interface (?:paths|webhooks|components|operations) \{\n[^]*?^\}\n/gm) ?? []
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
 * Shortens the declarations of catalogues. Other types use only their keys, so the type of every
 * text becomes `string`.
 */
export const thinCatalogues = (types: string): string =>
  types.replaceAll(
    /^(declare const (?:wrapperMessages|VALIDATION_MESSAGES):) \{\n([^]*?)^\};\n/gm,
    (_, start, texts) => {
      const ids = [...texts.matchAll(/^ *readonly "?'?([\w.]+)'?"?: /gm)].map(([, id]) => `'${id}'`)
      return `${start} Readonly<Record<${ids.join('|')}, string>>;\n`
    },
  )

/**
 * Shortens the declarations of schemas: a type argument that is the default, and blanks between the
 * days of the week.
 */
export const thinSchemas = (types: string): string =>
  types
    .replaceAll(', z.core.$strip>', '>')
    .replaceAll(/ZodMiniEnum<\{\s+SUN: [^{}]*\}>/g, (days) => days.replaceAll(/\s+/g, ''))

const COMMENT = '/\\*\\*(?:[^*]|\\*(?!/))*\\*/\n'
const MAKER = new RegExp(
  `(?:${COMMENT})?declare (?:const|function) (\\w+)(?:: )?\\((?:call: Caller|api: DoctorApi)\\)(?: =>|:) (\\{\n[^]*?\n\\});\n(${COMMENT}type \\w+ = [^;=]*)ReturnType<typeof \\1>;`,
  'g',
)
const CALLER = new RegExp(`${COMMENT}type Caller = [^]*?ApiPromise<T, O>;\n+`)

/**
 * Declares the type of resources and queries where the function is declared that creates them. The
 * package does not export that function, and editors show the name of the type.
 * @throws if a declaration has another form
 */
export function thinMadeTypes(types: string): string {
  const thin = types.replaceAll(MAKER, '$3$2;').replace(CALLER, '')
  if (/\bCaller\b|ReturnType<typeof (?!\w+Schema>)/.test(thin))
    throw new Error('A resource is declared in another form.')
  return thin
}

/**
 * Packages whose types are the same for an ES module and for CommonJS: they have no nominal types,
 * such as classes with private members.
 */
const SAME_EITHER_WAY = new Set(['openapi-fetch', 'zod/v4-mini', 'zod/v4/core'])

const PLACE = /from '([^']+)'/g

/**
 * Replaces the declaration for ES modules by a re-export of the one for CommonJS where tsup writes
 * both. An ES module may import types from a CommonJS declaration, but not the other way round.
 * Declarations that use classes of other packages stay separate, because their types differ.
 * @param declarations text by file name, `.d.ts` and `.d.cts`
 * @returns the same names
 */
export function sharedTypes(declarations: Map<string, string>): Map<string, string> {
  const stem = (name: string) => name.replace(/(?:-[\w-]{8})?\.d\.c?ts$/, '')
  const commonJs = new Map(
    [...declarations.keys()].filter((name) => name.endsWith('.d.cts')).map((name) => [stem(name), name]),
  )
  const places = (text: string) => [...text.matchAll(PLACE)].map(([, place]) => place ?? '')
  const result = new Map(declarations)
  for (const [name, text] of declarations) {
    const twin = name.endsWith('.d.ts') ? commonJs.get(stem(name)) : undefined
    if (!twin || !places(text).every((place) => place.startsWith('.') || SAME_EITHER_WAY.has(place))) continue
    const other = `./${twin.replace(/\.d\.cts$/, '.cjs')}`
    result.set(name, `export * from '${other}'\n`)
  }
  return result
}
