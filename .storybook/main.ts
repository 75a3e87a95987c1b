import type { StorybookConfig } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'

/** Returns the requirement ids in a story's name: `[AUTH-02] [AUTH-03] …`. */
const requirementsIn = (name: string): string[] => Array.from(name.matchAll(/\[([A-Z]+-\d+)\]/g), ([, id = '']) => id)

/** Comma-separated folders below packages/ui/src, for a small Storybook in a test. */
const FEW = process.env['NALAM_STORIES']

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: FEW
    ? FEW.split(',').map((folder) => `../packages/ui/src/${folder}/*.stories.tsx`)
    : ['../packages/ui/src/design/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  // A story's title says what its test proves. The sidebar shows the short name of the state
  // instead, and the ids of requirements become tags for filtering.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        return entries.map((entry) =>
          entry.type === 'story'
            ? {
                ...entry,
                name: storyNameFromExport(entry.exportName),
                tags: [...(entry.tags ?? []), ...requirementsIn(entry.name ?? '')],
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
