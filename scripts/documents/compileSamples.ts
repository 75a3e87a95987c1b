import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT, run } from '../toolchain.mjs'
import type { Sample } from './markdown.ts'

export type PlacedSample = Sample & { path: string }

/** Returns a file name with the sample's location, so that the compiler's messages show it. */
const fileOf = ({ path, line, language }: PlacedSample) =>
  `${path.replaceAll(/[^\w]+/g, '-')}-line-${line}.${language === 'tsx' || language === 'jsx' ? 'tsx' : 'ts'}`

/**
 * Compiles the TypeScript samples with the project's own strict settings, each as a separate
 * module, and parses the JSON and YAML samples.
 * @param root the tree whose packages they use
 */
export async function compileSamples(
  samples: readonly PlacedSample[],
  root: string = ROOT,
): Promise<{ compiled: number; problems: string[] }> {
  const problems = []
  for (const { language, text, path, line } of samples) {
    try {
      if (language === 'json') JSON.parse(text)
      if (language === 'yaml' || language === 'yml') parse(text)
    } catch (error) {
      problems.push(`${path}:${line} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const code = samples.filter(({ language }) => ['ts', 'tsx', 'jsx', 'js'].includes(language))
  const folder = join(root, `.cache/documents-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  for (const sample of code) {
    writeFileSync(join(folder, fileOf(sample)), `${sample.prelude.replaceAll('\n', ' ')}\n${sample.text}\nexport {}\n`)
  }
  const from = (owner: string, name: string) => [join(root, owner, 'node_modules', name)]
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        noEmit: true,
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
        noUnusedLocals: false,
        noUnusedParameters: false,
        // Packages that a consumer has installed beside ours.
        paths: {
          // Private packages that no manifest of the root names.
          '@nalam/server': [join(root, 'packages/server/src/index.ts')],
          react: from('packages/ui', '@types/react'),
          'react/*': from('packages/ui', '@types/react/*'),
          'react-dom': from('packages/ui', '@types/react-dom'),
          'react-dom/*': from('packages/ui', '@types/react-dom/*'),
          '@fluentui/react-components': from('packages/ui', '@fluentui/react-components'),
          'react-hook-form': from('packages/ui', 'react-hook-form'),
          'zod/mini': from('packages/sdk', 'zod/mini'),
          'tough-cookie': from('packages/sdk', 'tough-cookie'),
          swr: from('packages/portal', 'swr'),
        },
      },
      include: ['*.ts', '*.tsx', join(import.meta.dirname, '*.d.ts')],
    }),
  )
  const { code: exit, output } =
    code.length > 0 ? await run('tsc', ['-p', folder], { quiet: true }) : { code: 0, output: '' }
  rmSync(folder, { recursive: true })
  if (exit !== 0) {
    for (const message of output.trim().split('\n')) {
      const place = /(?:^|\/)([\w-]+\.tsx?)\((\d+),/.exec(message)
      const sample = place && code.find((candidate) => fileOf(candidate) === place[1])
      // One line of prelude precedes the sample.
      const at = sample ? `${sample.path}:${sample.line + Number(place[2]) - 2}` : '(samples)'
      problems.push(`${at} ${message.replace(/^.*?: (?=error)/, '')}`)
    }
  }
  return { compiled: code.length, problems }
}
