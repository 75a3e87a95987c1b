import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { ROOT } from './paths.ts'

/**
 * Returns the ids of a file's stories, which Storybook derives from title and export:
 * `feedback-statusbadge--pending`.
 */
function idsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const title = /\btitle: '([^']+)'/.exec(source)?.[1]
  if (title === undefined) throw new Error(`${file} has no title`)
  return [...source.matchAll(/^export const (\w+): (?:Story|StoryObj)\b/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
}

/** Returns the ids of all stories, from their source files. */
export const storyIds = (): Set<string> =>
  new Set(globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT }).flatMap(idsOf))

/**
 * Returns the id of the story that shows a component best.
 *
 * @param folder folder of the component, from the root
 */
export function storyOf(folder: string): string {
  const name = folder.split('/').at(-1)
  const ids = idsOf(`${folder}/${name}.stories.tsx`)
  const id = ids.find((candidate) => candidate.endsWith('--typical')) ?? ids[0]
  if (id === undefined) throw new Error(`${folder} has no story`)
  return id
}
