import type { StorybookConfig } from '@storybook/react-vite'
import { basename, dirname } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { maturityOf } from './maturity.ts'
import { indexedName, requirementsIn } from './storyLabel.ts'

/** Returns how far the component or screen of a story file has come; nothing for other stories. */
const maturityTags = (file: string): string[] =>
  /[/\\](?:components|forms|bookings|screens)[/\\]/.test(file) ? [maturityOf(basename(dirname(file)))] : []

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
  // come, are tags for filtering.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        return entries.map((entry) =>
          entry.type === 'story'
            ? {
                ...entry,
                name: indexedName(entry.name ?? '', storyNameFromExport(entry.exportName)),
                tags: [...(entry.tags ?? []), ...requirementsIn(entry.name ?? ''), ...maturityTags(file)],
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
