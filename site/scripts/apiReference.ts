import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, Converter, IntrinsicType, ReflectionKind } from 'typedoc'
import type { DeclarationReflection, ProjectReflection, TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { entries } from './entries.ts'
import { libraryExports } from './exports.ts'
import { replaceInProse } from './markdown.ts'
import { API, ROOT, SITE } from './paths.ts'

/** Types that repeat the whole contract; its own pages show it better. */
const CONTRACT_TYPES = new Set(['components', 'paths'])

/** Tags of doc comments that the generated types bring, beside TypeDoc's own. */
const BLOCK_TAGS = ['@description', '@format', '@param', '@returns', '@throws', '@example', '@default', '@see']

/** Alternatives that a cell of a table can hold. */
const LONGEST_UNION = 12

/** Characters of a type that a reader can take in. */
const LONGEST_TYPE = 400

/** Says nothing that the table of props does not say. */
const COMPONENT_SIGNATURE =
  /^### Parameters\n\n\|[^\n]*\n\|[^\n]*\n\| `props` [^\n]*\n\n### Returns\n\n`(?:JSX\.)?Element`\n*/gm

/** Leads to the type: rows of tables have no anchors. */
const PROPERTY_LINK = /\[(\w+)\.(\w+)\]\(([^)#]*)#property-[^)]*\)/g

const FROM_CONTRACT = 'The whole contract as types, as openapi-typescript makes them: see [the contract](/contract/).'

const returnsElement = (declaration: DeclarationReflection) =>
  declaration.signatures?.every((signature) => signature.type?.toString().endsWith('Element')) === true

function simplify(project: ProjectReflection): void {
  for (const signature of Object.values(project.reflections)) {
    // Schemas: what they hold is said by the types that are inferred from them.
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
    // Nobody constructs what a call throws.
    if (isInner || declaration.kindOf(ReflectionKind.Constructor)) project.removeReflection(declaration)
    // Its comment names the type that lists them.
    const { type } = declaration
    if (declaration.kindOf(ReflectionKind.Property) && type?.type === 'union' && type.types.length > LONGEST_UNION) {
      declaration.type = new IntrinsicType('string')
    }
    // A component: its props are all there is to say.
    if (declaration.kindOf(ReflectionKind.Function) && returnsElement(declaration)) {
      for (const signature of declaration.signatures ?? []) {
        for (const parameter of signature.parameters ?? []) parameter.name = 'props'
      }
    }
  }
}

/** The compiler reads what the entries import, and no test or story. */
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
 * Writes the reference of every export of every entry as Markdown, one file for each entry, in a folder that {@link referenceFile} knows.
 * Types are as the compiler resolves them; that they are right is `pnpm typecheck`'s business.
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

/** Where the reference of an entry is, from the root. */
export const referenceFile = (source: string): string =>
  `${API}/${source.replace(/^packages\//, '').replace(/(?:\/index)?\.ts$/, '')}.md`

/** The reference of an entry as part of a page: without its title, what it exports from other entries as one list. */
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
      // One line rarely gains by colours, and a thousand of them take seconds.
      .replaceAll(/^```ts$/gm, '```txt')
      .replaceAll(
        PROPERTY_LINK,
        (_, owner: string, property: string, file: string) => `[${owner}.${property}](${file}#${owner.toLowerCase()})`,
      )
      .replaceAll(/^## (?:components|paths)\n/gm, `$&\n${FROM_CONTRACT}\n`)
  )
}
