import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractParts } from './contractParts.ts'
import { ROOT } from './paths.ts'

export interface ContractPage {
  route: string
  title: string
  text: string
}

const SHAPES = '/contract/shapes'

/**
 * Converts HTML to a block inside Markdown, where blank lines would end it. Headings of the
 * contract's own page move one level down.
 */
const asBlock = (html: string, routes: ReadonlyMap<string, string>) =>
  `<div v-pre>\n${html
    .replaceAll(/<(\/?)h([45])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}`)
    .replaceAll(/href="#([^"]+)"/g, (_, id: string) => `href="${routes.get(id)}"`)
    .replaceAll(/<pre>/g, '<pre tabindex="0">')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim()}\n</div>`

/**
 * Returns the pages of the contract in order: an overview, a page for each resource, and one with
 * all shapes.
 */
export function contractPages(): ContractPage[] {
  const document = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/src/generated/openapi.json'), 'utf8'))
  const { introduction, tags, shapes } = contractParts(document)
  const routeOf = (tag: string) => `/contract/${tag.toLowerCase().replaceAll(/\W+/g, '-')}`
  const routes = new Map(shapes.map(({ name }) => [name, `./shapes.html#${name}`]))
  const capabilities = Object.entries<string>(document['x-capabilities'])
  const overview = tags.map(
    ({ name, operations }) =>
      `## ${name}\n\n| operation | path | |\n|---|---|---|\n${operations
        .map(
          ({ id, method, path, summary }) =>
            `| [\`${id}\`](${routeOf(name)}#${id}) | \`${method.toUpperCase()} /api${path}\` | ${summary} |`,
        )
        .join('\n')}`,
  )
  return [
    {
      route: '/contract/',
      title: 'Overview',
      text: [
        '# The contract',
        asBlock(introduction, routes),
        `It is published as [\`@nalam/contract\`](/contract/package), one OpenAPI ${document.openapi} document.`,
        ...overview,
        `## Extensions\n\n| capability | offers |\n|---|---|\n${capabilities.map(([name, text]) => `| \`${name}\` | ${text} |`).join('\n')}`,
      ].join('\n\n'),
    },
    ...tags.map(({ name, description, operations }) => ({
      route: routeOf(name),
      title: name,
      text: [
        `# ${name}`,
        asBlock(description, routes),
        ...operations.map(
          ({ id, method, path, summary, body }) =>
            `## ${summary} {#${id}}\n\n<p class="operation" v-pre><span class="method">${method.toUpperCase()}</span> <code>/api${path}</code> <code class="id">${id}</code></p>\n\n${asBlock(body, routes)}`,
        ),
      ].join('\n\n'),
    })),
    {
      route: SHAPES,
      title: 'Shapes',
      text: ['# Shapes', ...shapes.map(({ name, body }) => `## ${name} {#${name}}\n\n${asBlock(body, routes)}`)].join(
        '\n\n',
      ),
    },
  ]
}
