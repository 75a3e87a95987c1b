import { readFileSync } from 'node:fs'
import { operations, streams, type OperationId } from '../src/generated/operations.ts'
import { errorExamples, successExamples } from '../src/generated/examples.ts'

/** Resources, and the modules that declare their methods. */
const resources: Readonly<Record<string, string | readonly string[]>> = {
  account: 'resources/account',
  session: 'resources/session',
  profile: 'resources/profile',
  bookings: ['resources/bookings', 'resources/visits', 'resources/offers'],
  slots: 'resources/slots',
  calendar: 'resources/Calendar',
  availability: 'resources/Availability',
  calendarFeed: 'resources/calendarFeed',
  tickets: 'resources/tickets',
  patient: 'resources/patient',
  lookups: 'resources/lookups',
}

// A member of a resource type: its comment, name, parameters and result.
const member =
  /(?:\/\*\*(?<comment>(?:[^*]|\*(?!\/))*)\*\/\s*)?(?<name>[a-z]\w*): \((?<given>[^]*?)\) => (?<kind>ApiPromise|AsyncGenerator)<(?<value>[^]*?)(?:, '(?<operation>\w+)'>|, void, undefined>)/g

/** Returns the first paragraph of a doc comment on one line, without block tags. */
function firstParagraph(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*/, '').trim())
  const text = lines.join('\n').trim()
  const [paragraph = ''] = text.split(/\n\n|\n@/)
  return paragraph.replaceAll('\n', ' ')
}

function parametersOf(given: string): string {
  const withoutTypes = given.replaceAll(/: (?:\{[^}]*\}|[^,{}]+)+/g, '')
  return withoutTypes
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .join(', ')
}

/**
 * Returns the text of api.md: the input, result and operation of every method, read from the types
 * of the resources.
 */
export function apiDocument(): string {
  const sections = Object.entries(resources).map(([resource, modules]) => {
    const types = [modules].flat().map((module) => {
      const source = readFileSync(new URL(`../src/${module}.ts`, import.meta.url), 'utf8')
      return /export type \w+(?:Resource|Calls) =\s+(?:\w+ &\s+)*\{([^]*?)\n\}/.exec(source)?.[1] ?? ''
    })
    const type = types.join('\n')
    const lines = [...type.matchAll(member)].map(({ groups = {} }) => {
      const { comment, name = '', given = '', kind, value = '', operation } = groups
      const call = `\`${resource}.${name}(${parametersOf(given)})\``
      const gives = kind === 'AsyncGenerator' ? `each \`${value}\`, page after page` : `\`${value}\``
      const id = operation as OperationId | undefined
      const wire = id
        ? ` · \`${operations[id].method} ${operations[id].path}\` · ${successExamples[id][0]}, or ${Object.keys(errorExamples[id]).join(', ')}`
        : ''
      return `- ${call} → ${gives}${wire}${comment ? `  \n  ${firstParagraph(comment)}` : ''}`
    })
    return `## ${resource}\n\n${lines.join('\n')}`
  })
  return `# All methods

Generated from the types of the resources. \`options\` is \`CallOptions\` everywhere: signal, timeout, retries, headers, credentials,
cache, keepalive, priority. Every method throws \`ApiError\`; \`.result()\` and \`.withResponse()\` give the same call without an exception and with its response, except for iterations over pages.

${sections.join('\n\n')}

## live

- \`live.subscribe({ signal, onEvent, onOpenChange? })\` → a promise that resolves when the signal has ended the subscription · \`${streams.streamEvents.method} ${streams.streamEvents.path}\`  
  Reports changes and reconnects when a connection ends. Throws \`ApiError\` where another attempt would fail in the same way.
`
}
