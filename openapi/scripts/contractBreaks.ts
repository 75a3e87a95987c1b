import { followed, type Json, schemaBreaks } from './schemaBreaks.ts'

/** before and after */
export type Pair = readonly [Json, Json]

const entries = (given: Json | undefined): [string, Json][] => Object.entries(given ?? {})

/** @returns names that are not in a current list */
const missing = (given: Json | undefined, known: string[]): string[] =>
  Object.keys(given ?? {}).filter((name) => !known.includes(name))

function requestBreaks(documents: Pair, [old, now]: Pair, name: string): string[] {
  const breaks = []
  const compared = { side: 'request' as const, documents, open: new Set() }
  for (const [type, media] of entries(old['requestBody']?.content)) {
    const body = now['requestBody']?.content?.[type]?.schema
    breaks.push(...schemaBreaks(compared, [media.schema, body], `${name}: the body`))
  }
  if (now['requestBody']?.required && !old['requestBody']?.required) breaks.push(`${name}: a body has become required`)
  const limits = [old['x-body-limit'] ?? Infinity, now['x-body-limit'] ?? Infinity]
  if (limits[1] < limits[0]) breaks.push(`${name}: a body may have ${limits[1]} bytes only`)
  const parametersOf = (document: Json, operation: Json) =>
    new Map<string, Json>(
      (operation['parameters'] ?? [])
        .map((given: Json) => followed(document, given) ?? {})
        .map((parameter: Json) => [`${parameter['in']} ${parameter['name']}`, parameter]),
    )
  const [had, has] = [parametersOf(documents[0], old), parametersOf(documents[1], now)]
  for (const [key, parameter] of had) {
    const is = has.get(key)
    if (is) breaks.push(...schemaBreaks(compared, [parameter['schema'], is['schema']], `${name}: ${key}`))
    else breaks.push(`${name}: ${key} is gone`)
  }
  for (const [key, parameter] of has)
    if (parameter['required'] && !had.get(key)?.['required']) breaks.push(`${name}: ${key} has become required`)
  return breaks
}

function responseBreaks(documents: Pair, [was, is]: Pair, at: string): string[] {
  const breaks = []
  const compared = { side: 'response' as const, documents, open: new Set() }
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

/** @returns sets of security schemes, one of which is sufficient; '' for none */
const securityOf = (document: Json, operation: Json): string[] =>
  (operation['security'] ?? document['security'] ?? [{}]).map((set: Json) => Object.keys(set).toSorted().join('+'))

function operationBreaks(documents: Pair, [old, now]: Pair): string[] {
  const name = old['operationId']
  const breaks = []
  if (now['operationId'] !== name) breaks.push(`${name}: the operation is now called ${now['operationId']}`)
  const [opened, opens] = [securityOf(documents[0], old), securityOf(documents[1], now)]
  const isOpen = (sets: string[]) => sets.length === 0 || sets.includes('')
  if (!isOpen(opens) && (isOpen(opened) || opened.some((set) => !opens.includes(set))))
    breaks.push(`${name}: it needs ${opens.join(' or ')}`)
  if (old['x-read'] && !now['x-read']) breaks.push(`${name}: it is no longer a read, which may be repeated`)
  if (old['x-repeatable'] && !now['x-repeatable']) breaks.push(`${name}: it may no longer be repeated`)
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
 * @param after both bundled
 * @returns one line per break
 */
export function contractBreaks(before: Json, after: Json): string[] {
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
  const servers = (document: Json) => (document['servers'] ?? []).map(({ url }: Json) => url)
  for (const url of servers(before)) if (!servers(after).includes(url)) breaks.push(`the server ${url} is gone`)
  for (const name of missing(before['x-capabilities'], Object.keys(after['x-capabilities'] ?? {})))
    breaks.push(`the capability ${name} is gone`)
  return [...new Set(breaks)]
}
