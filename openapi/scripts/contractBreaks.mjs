import { followed, schemaBreaks } from './schemaBreaks.mjs'

/** @typedef {import('./schemaBreaks.mjs').Json} Json */
/** @typedef {readonly [Json, Json]} Pair before and after */

/** @param {Json | undefined} given @returns {[string, any][]} */
const entries = (given) => Object.entries(given ?? {})

/**
 * @param {Json | undefined} given
 * @param {string[]} known
 * @returns {string[]} names that are not in a current list
 */
const missing = (given, known) => Object.keys(given ?? {}).filter((name) => !known.includes(name))

/** @param {Pair} documents @param {Pair} operations @param {string} name @returns {string[]} */
function requestBreaks(documents, [old, now], name) {
  const breaks = []
  const compared = { side: /** @type {const} */ ('request'), documents, open: new Set() }
  for (const [type, media] of entries(old['requestBody']?.content)) {
    const body = now['requestBody']?.content?.[type]?.schema
    breaks.push(...schemaBreaks(compared, [media.schema, body], `${name}: the body`))
  }
  if (now['requestBody']?.required && !old['requestBody']?.required) breaks.push(`${name}: a body has become required`)
  const limits = [old['x-body-limit'] ?? Infinity, now['x-body-limit'] ?? Infinity]
  if (limits[1] < limits[0]) breaks.push(`${name}: a body may have ${limits[1]} bytes only`)
  const parametersOf = (/** @type {Json} */ document, /** @type {Json} */ operation) =>
    new Map(
      (operation['parameters'] ?? [])
        .map((/** @type {Json} */ given) => followed(document, given) ?? {})
        .map((/** @type {Json} */ parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]),
    )
  const [had, has] = [parametersOf(documents[0], old), parametersOf(documents[1], now)]
  for (const [key, parameter] of had) {
    const is = has.get(key)
    if (is) breaks.push(...schemaBreaks(compared, [parameter.schema, is.schema], `${name}: ${key}`))
    else breaks.push(`${name}: ${key} is gone`)
  }
  for (const [key, parameter] of has)
    if (parameter.required && !had.get(key)?.required) breaks.push(`${name}: ${key} has become required`)
  return breaks
}

/** @param {Pair} documents @param {Pair} responses @param {string} at @returns {string[]} */
function responseBreaks(documents, [was, is], at) {
  const breaks = []
  const compared = { side: /** @type {const} */ ('response'), documents, open: new Set() }
  for (const [type, media] of entries(was['content'])) {
    breaks.push(...schemaBreaks(compared, [media.schema, is['content']?.[type]?.schema], at))
    // The examples of an error response are named after its codes.
    const known = Object.keys(is['content']?.[type]?.examples ?? {})
    const codes = missing(media.examples, known).filter((name) => media.examples[name].value?.code === name)
    for (const code of codes) breaks.push(`${at} no longer has the code ${code}`)
  }
  for (const [name, given] of entries(was['headers'])) {
    const [header, now] = [followed(documents[0], given), followed(documents[1], is['headers']?.[name])]
    if (!now) breaks.push(`${at} has lost the header ${name}`)
    else if (header?.['required'] && !now['required']) breaks.push(`${at}: the header ${name} may be missing`)
    else breaks.push(...schemaBreaks(compared, [header?.['schema'], now['schema']], `${at}: the header ${name}`))
  }
  return breaks
}

/**
 * @param {Json} document
 * @param {Json} operation
 * @returns {string[]} sets of security schemes, one of which is sufficient; '' for none
 */
const securityOf = (document, operation) =>
  (operation['security'] ?? document['security'] ?? [{}]).map((/** @type {Json} */ set) =>
    Object.keys(set).toSorted().join('+'),
  )

/** @param {Pair} documents @param {Pair} operations @returns {string[]} */
function operationBreaks(documents, [old, now]) {
  const name = old['operationId']
  const breaks = []
  if (now['operationId'] !== name) breaks.push(`${name}: the operation is now called ${now['operationId']}`)
  const [opened, opens] = [securityOf(documents[0], old), securityOf(documents[1], now)]
  const isOpen = (/** @type {string[]} */ sets) => sets.length === 0 || sets.includes('')
  if (!isOpen(opens) && (isOpen(opened) || opened.some((set) => !opens.includes(set))))
    breaks.push(`${name}: it needs ${opens.join(' or ')}`)
  if (old['x-read'] && !now['x-read']) breaks.push(`${name}: it is no longer a read, which may be repeated`)
  if (now['x-capability'] && !old['x-capability'])
    breaks.push(`${name}: it has become an extension (${now['x-capability']})`)
  for (const situation of missing(old['x-messages'], Object.keys(now['x-messages'] ?? {})))
    breaks.push(`${name}: the default message for ${situation} is gone`)
  breaks.push(...requestBreaks(documents, [old, now], name))
  for (const [status, response] of entries(old['responses'])) {
    const is = followed(documents[1], now['responses'][status])
    if (!is) breaks.push(`${name}: the response ${status} is gone`)
    else
      breaks.push(
        ...responseBreaks(documents, [followed(documents[0], response) ?? {}, is], `${name}: response ${status}`),
      )
  }
  return breaks
}

/**
 * Finds changes that break clients of the older contract.
 * @param {Json} before @param {Json} after both bundled @returns {string[]} one line per break
 */
export function contractBreaks(before, after) {
  const breaks = []
  for (const [path, methods] of entries(before['paths'])) {
    for (const [method, old] of entries(methods)) {
      const now = after['paths'][path]?.[method]
      if (now) breaks.push(...operationBreaks([before, after], [old, now]))
      else breaks.push(`${old.operationId}: ${method.toUpperCase()} ${path} is gone`)
    }
  }
  for (const [name, scheme] of entries(before['components'].securitySchemes)) {
    const now = after['components'].securitySchemes?.[name]
    for (const key of ['type', 'in', 'name', 'scheme'])
      if (now?.[key] !== scheme[key]) breaks.push(`${name}: ${key} was ${scheme[key]} and is ${now?.[key]}`)
  }
  // Generators name types after schemas, and users import them by these names.
  for (const name of missing(before['components'].schemas, Object.keys(after['components'].schemas)))
    breaks.push(`the schema ${name} is gone`)
  const servers = (/** @type {Json} */ document) =>
    (document['servers'] ?? []).map((/** @type {Json} */ { url }) => url)
  for (const url of servers(before)) if (!servers(after).includes(url)) breaks.push(`the server ${url} is gone`)
  for (const name of missing(before['x-capabilities'], Object.keys(after['x-capabilities'] ?? {})))
    breaks.push(`the capability ${name} is gone`)
  return [...new Set(breaks)]
}
