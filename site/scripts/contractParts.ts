/** An object of the bundled contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- a part of the contract, read as it comes
export type Json = Record<string, any>

const escaped = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders the Markdown subset of descriptions: paragraphs, **strong**, `code`. */
const prose = (text: string | undefined) =>
  (text ?? '')
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => `<p>${line(part)}</p>`)
    .join('\n')

const line = (text: string) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref

/**
 * @param node a node that may be a reference
 * @returns the node itself or the referenced one
 */
function followed(document: Json, node: Json): Json {
  if (typeof node['$ref'] !== 'string') return node
  return node['$ref']
    .slice(2)
    .split('/')
    .reduce((at: Json, step: string) => at[step.replaceAll('~1', '/')], document)
}

/** Renders a type as one line, with a link if it has a name. */
function typeLine(schema: Json | undefined): string {
  if (!schema) return ''
  if (schema['$ref']) return `<a href="#${nameOf(schema['$ref'])}">${nameOf(schema['$ref'])}</a>`
  for (const [key, word] of [
    ['anyOf', ' or '],
    ['oneOf', ' or '],
    ['allOf', ' and '],
  ] as const) {
    if (schema[key] && !schema['properties']) {
      const named = schema[key].filter((part: Json) => part['$ref'] || part['type'])
      if (named.length === schema[key].length) return named.map(typeLine).join(word)
    }
  }
  if (schema['type'] === 'array') return `list of ${typeLine(schema['items']) || 'anything'}`
  const types = Array.isArray(schema['type']) ? schema['type'].join(' or ') : (schema['type'] ?? 'object')
  const bounds = [
    schema['format'],
    schema['minLength'] !== undefined || schema['maxLength'] !== undefined
      ? `${schema['minLength'] ?? 0} to ${schema['maxLength'] ?? '…'} characters`
      : undefined,
    schema['minimum'] !== undefined || schema['maximum'] !== undefined
      ? `${schema['minimum'] ?? '…'} to ${schema['maximum'] ?? '…'}`
      : undefined,
    schema['pattern'] ? `<code>${escaped(schema['pattern'])}</code>` : undefined,
    schema['const'] !== undefined ? `always <code>${escaped(schema['const'])}</code>` : undefined,
  ].filter(Boolean)
  return bounds.length > 0 ? `${types} <small>${bounds.join(', ')}</small>` : types
}

/** Renders the table rows of an object's fields, nested fields below their parent. */
function fieldRows(schema: Json, above: string = ''): string {
  const required = new Set(schema['required'] ?? [])
  return Object.entries<Json>(schema['properties'] ?? {})
    .map(([name, field]) => {
      const inner = field['properties'] ? field : field['items']?.properties ? field['items'] : undefined
      return `<tr><td><code>${escaped(above + name)}</code>${required.has(name) ? '' : ' <small>optional</small>'}</td><td>${typeLine(field)}</td><td>${line(field['description'] ?? '')}</td></tr>${inner ? fieldRows(inner, `${above}${name}.`) : ''}`
    })
    .join('\n')
}

function shape(schema: Json): string {
  const parts = []
  if (schema['enum']) {
    const texts = schema['x-texts'] ?? {}
    const listed = schema['enum'].map((value: string) =>
      texts[value]
        ? `<li><code>${escaped(value)}</code> ${escaped(texts[value])}</li>`
        : `<li><code>${escaped(value)}</code></li>`,
    )
    parts.push(`<ul class="values">${listed.join('')}</ul>`)
  }
  if (schema['properties']) {
    parts.push(
      `<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${fieldRows(schema)}</tbody></table>`,
    )
  } else if (!schema['enum'] && !schema['anyOf'] && !schema['allOf'] && !schema['oneOf']) {
    parts.push(`<p>${typeLine(schema)}</p>`)
  }
  const shapes = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []
  for (const [index, variant] of shapes.entries()) {
    const only = Object.keys(variant)
    if (only.length === 1 && only[0] === 'required') continue
    const title = schema['allOf'] ? 'and' : `Variant ${index + 1}${index === 0 ? ' (ours)' : ''}`
    parts.push(`<h5>${title}</h5>${variant['$ref'] ? `<p>${typeLine(variant)}</p>` : shape(variant)}`)
  }
  return parts.join('\n')
}

const examples = (media: Json): string =>
  Object.entries<Json>(media['examples'] ?? {})
    .map(
      ([name, example]) =>
        `<details><summary>Example: ${escaped(example['summary'] ?? name)}</summary><pre>${escaped(JSON.stringify(example['value'], null, 2))}</pre></details>`,
    )
    .join('\n')

function kindOf(operation: Json) {
  if (operation['x-stream']) return 'Stream: changes nothing; each event is one of the shape below'
  if (operation['x-read']) return 'Read: changes nothing, may be repeated'
  const takesKey = (operation['parameters'] ?? []).some(({ $ref = '' }: Json) => $ref.endsWith('/IdempotencyKey'))
  return takesKey ? 'Action: may be repeated with the same Idempotency-Key' : 'Action: never repeated by itself'
}

/** Renders the part below the heading of an operation. */
function operationBody(document: Json, operation: Json): string {
  const parts = [
    prose(operation['description']),
    `<p class="marks">${[
      kindOf(operation),
      operation['security']?.length === 0 ? 'no session required' : 'session required',
      operation['x-capability'] ? `extension <code>${escaped(operation['x-capability'])}</code>` : undefined,
      operation['x-our-interpretation'] ? 'fields defined by the reference server' : undefined,
    ]
      .filter(Boolean)
      .join(' · ')}</p>`,
  ]
  for (const parameter of operation['parameters'] ?? []) {
    const { name, in: place, schema, description } = followed(document, parameter)
    parts.push(`<p><code>${escaped(name)}</code> in ${place}: ${typeLine(schema)} ${line(description ?? '')}</p>`)
  }
  for (const [type, media] of Object.entries<Json>(operation['requestBody']?.content ?? {})) {
    parts.push(`<h4>Body <small>${type}</small></h4>${shape(followed(document, media['schema']))}${examples(media)}`)
  }
  parts.push('<h4>Responses</h4>')
  for (const [status, given] of Object.entries<Json>(operation['responses'])) {
    const response = followed(document, given)
    const [media = {}] = Object.values<Json>(response['content'] ?? {})
    const tone = Number(status) < 300 ? 'good' : 'bad'
    parts.push(
      `<div class="response"><p><strong class="${tone}">${status}</strong> ${line(response['description'] ?? '')} ${typeLine(media['schema'])}</p>${examples(media)}</div>`,
    )
  }
  const messages = Object.entries<Json>(operation['x-messages'] ?? {})
  if (messages.length > 0) {
    const rows = messages.map(([when, { text }]) => `<tr><td>${escaped(when)}</td><td>${escaped(text)}</td></tr>`)
    parts.push(
      `<h4>Default messages</h4><table><thead><tr><th>When</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    )
  }
  return parts.join('\n')
}

/** body: HTML below the operation's heading, with headings from h4 on; it links to shapes as `#Name` */
export interface OperationPart {
  id: string
  method: string
  path: string
  summary: string
  body: string
}
/** description: HTML */
export interface TagPart {
  name: string
  description: string
  operations: OperationPart[]
}
/** body: HTML */
export interface ShapePart {
  name: string
  body: string
}

/**
 * Splits the contract into parts for pages.
 * @param document the bundled contract
 * @returns introduction: HTML
 */
export function contractParts(document: Json): { introduction: string; tags: TagPart[]; shapes: ShapePart[] } {
  const operations = Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const ofTag = (name: string) =>
    operations
      .filter(({ operation }) => operation['tags'].includes(name))
      .map(({ path, method, operation }) => ({
        id: String(operation['operationId']),
        method,
        path,
        summary: String(operation['summary']),
        body: operationBody(document, operation),
      }))
  return {
    introduction: prose(document['info'].description),
    tags: (document['tags'] as Json[]).map(({ name, description }) => ({
      name,
      description: prose(description),
      operations: ofTag(name),
    })),
    shapes: Object.entries(document['components'].schemas as Record<string, Json>)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) => ({ name, body: `${prose(schema['description'])}${shape(schema)}` })),
  }
}
