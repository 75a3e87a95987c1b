import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, workspaceNode } from '../../scripts/toolchain.mjs'

// The short form of `pnpm check:publish`, which also tests browsers, compilers, snapshots and
// breaking changes.
it(
  '[REL-01] contract, sdk, ui and server are versioned by changesets, published to a registry, installed in a fresh folder and run there',
  { timeout: 900_000 },
  async () => {
    const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
      const command = [join(ROOT, 'test/publish/main.ts'), 'smoke']
      // With the test runner's own NODE_ENV the portal would be built for development.
      const { NODE_ENV: _, ...env } = process.env
      execFile(workspaceNode, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
      )
    })
    expect(output).toMatch(/^ok .* changesets become versions and changelogs: \d+\.\d+\.\d+$/m)
    expect(output).toMatch(/^ok .* all are published, and a second run publishes nothing$/m)
    expect(output).toMatch(
      /^ok .* both install in a fresh folder and run there, as ES modules and CommonJS: \d+\.\d+\.\d+$/m,
    )
    expect(output).toMatch(/^\d+ passed, 0 failed$/m)
    expect(code).toBe(0)
  },
)
