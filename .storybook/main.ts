import type { StorybookConfig } from '@storybook/react-vite'
import type { IndexInput } from 'storybook/internal/types'
import { basename, dirname } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { MATURITY_OF } from './maturity.ts'
import { indexedName, requirementsIn } from './storyLabel.ts'

/** The tag of how far the parts in the folder of a story file have come. */
const maturityTags = (file: string): string[] => [MATURITY_OF.get(basename(dirname(file))) ?? []].flat()

/** Returns whether a story or its file fixes the language, theme or width. */
const isFixed = ({ ['__stats']: stats }: IndexInput) => stats?.globals === true

/** Comma-separated folders below packages/ui/src, for a small Storybook in a test. */
const FEW = process.env['NALAM_STORIES']

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: FEW
    ? FEW.split(',').map((folder) => `../packages/ui/src/${folder}/*.stories.tsx`)
    : ['../packages/ui/src/design/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The search finds the headings of pages, too, such as “Motion”.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
  // A story's title says what its test proves. The sidebar shows the short name of the state
  // instead (manager.ts). The ids of requirements can be searched for and, with how far the part has
  // come, are tags for filtering. A story that fixes language, theme or width is a test: it is not in
  // the sidebar, whose toolbar shows every other one in each of them.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        // A whole file may be shown at one width, such as the pages of patients.
        const isWhole = entries.every(isFixed)
        return entries.map((entry) =>
          entry.type === 'story'
            ? {
                ...entry,
                name: indexedName(entry.name ?? '', storyNameFromExport(entry.exportName)),
                tags: [
                  ...(entry.tags ?? []),
                  ...requirementsIn(entry.name ?? ''),
                  ...maturityTags(file),
                  ...(isFixed(entry) && !isWhole ? ['!dev'] : []),
                ],
              }
            : entry,
        )
      },
    })),
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@nalam/source', 'module', 'browser', 'development|production', 'import', 'default'],
    },
    // Keeps component names, which the code below an example shows.
    build: { ...vite.build, rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } } },
  }),
}

export default config
