import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pictureFile, pictureName } from './snapshots.ts'
import { ROOT } from './storybookSite.ts'
import type { Story } from './storybookSite.ts'

/** Writes docs/screens.md: one picture per screen and representative state, made from its story. */
export function writeScreensPage(screens: readonly Story[]): void {
  const parts = [...screens]
    .sort((one, two) => pictureName(one).localeCompare(pictureName(two)))
    .map((story) => {
      const name = pictureName(story)
      const picture = (theme: string) => `pictures/screens/${basename(pictureFile(story, theme))}`
      return `## ${name}\n\n![${name}](${picture('light')})\n\n[The same in the dark](${picture('dark')}) · story \`${story.id}\`\n`
    })
  const head =
    '# Screens\n\nOne picture per screen, taken from its story `Typical` at 1280 × 800, and of states with the tag `picture`. Written by `pnpm --filter @nalam/ui check:stories --update`;\nthe same command without `--update` compares the screens with these pictures.\n'
  writeFileSync(join(ROOT, 'docs', 'screens.md'), `${head}\n${parts.join('\n')}`)
}
