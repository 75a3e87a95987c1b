import { fileURLToPath } from 'node:url'
import ts from 'typescript5'
import { createDoctorApi } from '../src/client.ts'
import { createPlatformApi } from '../src/platform/index.ts'
import { operations, streams, type OperationId } from '../src/generated/operations.ts'
import { errorExamples, successExamples } from '../src/generated/examples.ts'
import { parametersOf } from './parameters.ts'

/** Returns the first paragraph of a doc comment on one line. */
const firstParagraph = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  (ts.displayPartsToString(symbol.getDocumentationComment(checker)).split('\n\n')[0] ?? '').replaceAll('\n', ' ')

/** Returns the line of a method: its parameters, result and operation. */
function lineOf(resource: string, name: string, methods: ts.Type, checker: ts.TypeChecker): string {
  const method = methods.getProperty(name)
  const [signature] = method ? checker.getTypeOfSymbol(method).getCallSignatures() : []
  if (!method || !signature) throw new TypeError(`${resource}.${name} is no method.`)
  const result = signature.getReturnType()
  // The value and the id of the operation of an `ApiPromise`, or the rows of an `AsyncGenerator`.
  const [value, id] = result.aliasTypeArguments ?? checker.getTypeArguments(result as ts.TypeReference)
  const declared = signature.declaration?.type
  const text =
    declared && ts.isTypeReferenceNode(declared)
      ? declared.typeArguments?.[0]?.getText()
      : value && checker.typeToString(value, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('; }', ' }')
  const shown = `\`${text}\``
  const comment = firstParagraph(method, checker)
  const call = `\`${resource}.${name}(${parametersOf(signature, checker)})\``
  const after = comment && `  \n  ${comment}`
  if (!id?.isStringLiteral()) return `- ${call} → each ${shown}, page after page${after}`
  const operation = id.value as OperationId
  const { method: verb, path } = operations[operation]
  const statuses = `${successExamples[operation][0]}, or ${Object.keys(errorExamples[operation]).join(', ')}`
  return `- ${call} → ${shown} · \`${operation}\` \`${verb} ${path}\` · ${statuses}${after}`
}

/**
 * Returns the text of api.md: the input, result and operation of every method, read from the types
 * of the resources.
 */
export function apiDocument(): string {
  const [client, platform] = ['../src/client.ts', '../src/platform/index.ts'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ) as [string, string]
  const program = ts.createProgram([client, platform], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  /** Returns a section for each resource of a client, whose type a module exports. */
  const sectionsOf = (module: string, name: string, resources: object) => {
    const source = program.getSourceFile(module)
    const exported = source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name))
    if (!exported) throw new TypeError(`There is no type ${name}.`)
    const api = checker.getDeclaredTypeOfSymbol(exported)
    return Object.entries(resources)
      .filter(([, methods]) => typeof methods === 'object')
      .map(([resource, methods]) => {
        const type = checker.getTypeOfSymbol(api.getProperty(resource) ?? exported)
        const lines = Object.keys(methods).map((method) => lineOf(resource, method, type, checker))
        return `## ${resource}\n\n${lines.join('\n')}`
      })
      .join('\n\n')
  }
  const { live: _live, ...doctor } = createDoctorApi({ baseUrl: '/api' })
  return `# All methods

Generated from the types of the resources: each method with its result, the id of its operation (for \`isApiError\`, \`respond\`, \`fault\`), its address and statuses. A \`?\` marks what can be left out. \`options\` is \`CallOptions\` everywhere: signal, timeout, retries, headers, credentials,
cache, keepalive, priority. Every method throws \`ApiError\`; \`.result()\` and \`.withResponse()\` give the same call without an exception and with its response, except for iterations over pages.

${sectionsOf(client, 'DoctorApi', doctor)}

## get

- \`get(path, query?, options?)\` → \`JsonObject\` · \`GET\`  
  Fetches an operation that is newer than this version of the package.

## live

- \`live.subscribe({ signal, onEvent, onOpenChange? })\` → a promise that resolves when the signal has ended the subscription · \`${streams.streamEvents.method} ${streams.streamEvents.path}\`  
  Reports changes and reconnects when a connection ends. Throws \`ApiError\` where another attempt would fail in the same way.

# Methods of platforms

Those of \`createPlatformApi\` of \`@nalam/sdk/platform\`.

${sectionsOf(platform, 'PlatformApi', createPlatformApi({ baseUrl: '/api', key: '' })).replaceAll('## ', '## platform ')}
`
}
