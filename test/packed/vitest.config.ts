import { defineConfig } from 'vitest/config'
import { packedModules } from './packedModules.ts'

const root = new URL('../..', import.meta.url).pathname

/**
 * The packed SDK: the unit tests of what computes, against the published files in both module
 * systems, and the checks of the package itself.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/packed/packSdk.ts',
    root,
    testTimeout: 180_000,
    projects: [
      ...(['esm', 'cjs'] as const).map((format) => ({
        root,
        plugins: [packedModules(format)],
        test: {
          name: format,
          include: [
            'packages/sdk/src/{rules,formats,validation,webhooks}/**/*.test.ts',
            'packages/sdk/test/{testing,schedule,calendar}.test.ts',
          ],
          // Computes for seconds what slotPlan.test.ts states in cases.
          exclude: ['**/slotPlan.property.test.ts'],
          isolate: false,
          server: { deps: { external: [/\.cache\/packed/] } },
        },
      })),
      {
        root,
        ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node'] } },
        test: { name: 'package', include: ['test/packed/*.test.ts'] },
      },
    ],
  },
})
