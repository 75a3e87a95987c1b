import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, Converter, IntrinsicType, ReflectionKind } from 'typedoc'
import type { DeclarationReflection, ProjectReflection, TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { entries } from './entries.ts'
import { libraryExports } from './exports.ts'
import { replaceInProse } from './markdown.ts'
import { API, ROOT, SITE } from './paths.ts'

/** Types that repeat the whole contract, which its own pages show better. */
const CONTRACT_TYPES = new Set(['components', 'paths'])

/** Tags in the doc comments of the generated types, and TypeDoc's own. */
const BLOCK_TAGS = ['@description', '@format', '@param', '@returns', '@throws', '@example', '@default', '@see']

/** Maximum number of alternatives in a table cell. */
const LONGEST_UNION = 12

/** Maximum length of a readable type, in characters. */
const LONGEST_TYPE = 400

/** The signature of a component, which only repeats the table of props. */
const COMPONENT_SIGNATURE =
  /^### Parameters\n\n\|[^\n]*\n\|[^\n]*\n\| `props` [^\n]*\n\n### Returns\n\n`(?:JSX\.)?Element`\n*/gm

/**
 * A link to a property. It is replaced by a link to its type, because table rows have no anchors.
 */
const PROPERTY_LINK = /\[(\w+)\.(\w+)\]\(([^)#]*)#property-[^)]*\)/g

const FROM_CONTRACT = 'The whole contract as types, as openapi-typescript makes them: see [the contract](/contract/).'

const returnsElement = (declaration: DeclarationReflection) =>
  declaration.signatures?.every((signature) => signature.type?.toString().endsWith('Element')) === true

function simplify(project: ProjectReflection): void {
  for (const signature of Object.values(project.reflections)) {
    // The types that are inferred from schemas show their content.
    if (
      signature.isSignature() &&
      signature.type?.type === 'reference' &&
      signature.type.toString().length > LONGEST_TYPE
    ) {
      delete signature.type.typeArguments
    }
  }
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (parameter.name === '__namedParameters') parameter.name = 'options'
  }
  for (const declaration of Object.values(project.reflections)) {
    if (!declaration.isDeclaration()) continue
    if (CONTRACT_TYPES.has(declaration.name) && declaration.parent?.isProject() !== true) {
      for (const child of declaration.children?.slice() ?? []) project.removeReflection(child)
    }
    const isInner = declaration.name.startsWith('[') || (declaration.name === 'name' && declaration.flags.isStatic)
    // Users do not construct the errors that a call throws.
    if (isInner || declaration.kindOf(ReflectionKind.Constructor)) project.removeReflection(declaration)
    // The property's comment names the type that lists the values.
    const { type } = declaration
    if (declaration.kindOf(ReflectionKind.Property) && type?.type === 'union' && type.types.length > LONGEST_UNION) {
      declaration.type = new IntrinsicType('string')
    }
    // A component is documented by its props.
    if (declaration.kindOf(ReflectionKind.Function) && returnsElement(declaration)) {
      for (const signature of declaration.signatures ?? []) {
        for (const parameter of signature.parameters ?? []) parameter.name = 'props'
      }
    }
  }
}

/** Writes a tsconfig for the modules that the entries import, without tests and stories. */
function writeConfig(): string {
  const file = join(SITE, '.cache/tsconfig.json')
  const compilerOptions = {
    noEmit: true,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(SITE, 'node_modules/@types')],
  }
  const files = entries.map(({ source }) => join(ROOT, source))
  mkdirSync(join(SITE, '.cache'), { recursive: true })
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, files }))
  return file
}

/**
 * Writes the reference of every entry's exports as Markdown, one file for each entry, at the path
 * of {@link referenceFile}. Types are shown as the compiler resolves them; `pnpm typecheck` checks
 * them.
 */
export async function writeApiReference(): Promise<void> {
  rmSync(join(ROOT, API), { recursive: true, force: true })
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: entries.map(({ source }) => join(ROOT, source)),
    tsconfig: writeConfig(),
    basePath: join(ROOT, 'packages'),
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableGit: true,
    disableSources: true,
    readme: 'none',
    logLevel: 'Error',
    blockTags: BLOCK_TAGS as `@${string}`[],
    outputs: [{ name: 'markdown', path: join(ROOT, API) }],
    outputFileStrategy: 'modules',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hideGroupHeadings: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: {
      hideDefaults: true,
      hideInherited: true,
      hideModifiers: true,
      hideOverrides: true,
      hideSources: true,
      hideValues: true,
    },
  }
  const app = await Application.bootstrapWithPlugins(options)
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => simplify(project))
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc could not read the entries of the packages')
  await app.generateOutputs(project)
}

/** Returns the path of an entry's reference, from the root. */
export const referenceFile = (source: string): string =>
  `${API}/${source.replace(/^packages\//, '').replace(/(?:\/index)?\.ts$/, '')}.md`

/**
 * Returns the reference of an entry for a page: without its title, and with the exports of other
 * entries as one list.
 */
export function referenceText(source: string): string {
  const text = readFileSync(join(ROOT, referenceFile(source)), 'utf8').replace(/^# .*\n/, '')
  const elsewhere: string[] = []
  const own = text
    .split(/^\*\*\*$/m)
    .map((part) => part.trim())
    .filter((part) => {
      const target = /^## .*\n\n(?:Re-exports|Renames and re-exports) (\[.*\]\(.*\))$/.exec(part)?.[1]
      if (target === undefined) return part !== ''
      elsewhere.push(`- ${target}`)
      return false
    })
  const list = elsewhere.length > 0 ? [`## Documented with its own entry\n\n${elsewhere.join('\n')}`] : []
  const passedOn = libraryExports(source).map(({ name, from }) => `## ${name}\n\nThat of \`${from}\`.`)
  return (
    replaceInProse([...own, ...passedOn, ...list].join('\n\n'), /<a id="[^"]*"><\/a> ?/g, () => '')
      .replaceAll(COMPONENT_SIGNATURE, '')
      // Highlighting rarely helps for one line, and takes seconds for a thousand of them.
      .replaceAll(/^```ts$/gm, '```txt')
      .replaceAll(
        PROPERTY_LINK,
        (_, owner: string, property: string, file: string) => `[${owner}.${property}](${file}#${owner.toLowerCase()})`,
      )
      .replaceAll(/^## (?:components|paths)\n/gm, `$&\n${FROM_CONTRACT}\n`)
  )
}
