// pnpm --filter @nalam/sdk run bench: measures sizes, CPU per call and type cost of the SDK and of
// well-known clients, and writes reports/measurements/sdk.md. Takes about two minutes.
import { recordMeasurement } from '../../../scripts/recordMeasurement.ts'
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { bundleSizes } from './bundles.ts'
import { typeCosts } from './typeCost.ts'

const here = import.meta.dirname
const node = (...given: string[]) =>
  execFileSync(process.execPath, given, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

node(
  path.join(here, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  '--input',
  '../src/generated/openapi.json',
  '--output',
  '.cache/hey',
  '--client',
  '@hey-api/client-fetch',
  '--silent',
)
if (!existsSync(path.join(here, '../dist/index.d.ts'))) {
  execFileSync(process.execPath, ['--run', 'build'], { cwd: path.join(here, '..'), stdio: 'ignore' })
}

const sizes = await bundleSizes()
// Bundled first, so that every client runs as it does in a consumer's bundle.
await build({
  absWorkingDir: here,
  entryPoints: ['cpu.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['@nalam/source'],
  outfile: '.cache/cpu.mjs',
  logLevel: 'error',
  // One of the clients has CommonJS code.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
for (const name of ['server.ts', 'page.ts']) copyFileSync(path.join(here, name), path.join(here, '.cache', name))
const { overLoopback, inProcess } = JSON.parse(node('--expose-gc', '.cache/cpu.mjs'))
const types = typeCosts()

const bytes = (count: number) => `${(count / 1000).toFixed(2)} kB`
const cpuTable = (rows: { name: string; microseconds: number; ratio: number }[]) =>
  rows
    .map(({ name, microseconds, ratio }) => `| ${name} | ${microseconds.toFixed(0)} µs | ${ratio.toFixed(2)} |`)
    .join('\n')
// Uses the stricter measurement: without a network, the cost of a client is a larger part.
const ratioOf = (name: string) => inProcess.find((row: { name: string }) => row.name === name)?.ratio
const cost = (name: string, compiler: string) => types.find((row) => row.name === name && row.compiler === compiler)
const verdict = (met: boolean) => (met ? 'met' : '**missed**')
// Times are not reliable while other processes use the machine.
const [load = 0] = os.loadavg()
const busy = load > os.cpus().length
const timed = (seconds: number, goal: number) =>
  seconds <= goal || !busy ? verdict(seconds <= goal) : `not judged: the machine was busy (load ${load.toFixed(0)})`
// K1 uses the number of size-limit, which also fails the build.
const limits = JSON.parse(
  execFileSync(process.execPath, [path.join(here, '../node_modules/size-limit/bin.js'), '--json'], {
    cwd: path.join(here, '..'),
    encoding: 'utf8',
  }),
)
const seven = cost('@nalam/sdk', 'TypeScript 7')
const five = cost('@nalam/sdk', 'TypeScript 5.9')

const report = `Written by \`pnpm --filter @nalam/sdk run bench\` on ${new Date().toISOString().slice(0, 10)} (Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${os.platform()}).
Times are medians. Ratios are computed within each round, because other processes use the machine
(load ${load.toFixed(0)} during this run).

| goal | measured | |
|---|---|---|
| K1 ≤ 13.5 kB gz, all operations with extensions | ${bytes(limits[0].size)} | ${verdict(limits[0].size <= 13_500)} |
| K1 ≤ 17.5 kB gz with the live events | ${bytes(limits[1].size)} | ${verdict(limits[1].size <= 17_500)} |
| K2 ≤ 2.2 × raw fetch | ${ratioOf('@nalam/sdk').toFixed(2)} × | ${verdict(ratioOf('@nalam/sdk') <= 2.2)} |
| K2 ≤ 2.6 × with checking | ${ratioOf('@nalam/sdk, checking every response').toFixed(2)} × | ${verdict(ratioOf('@nalam/sdk, checking every response') <= 2.6)} |
| K3 ≤ 0.5 s on TypeScript 7 | ${seven?.seconds.toFixed(2)} s (${seven?.cpu.toFixed(2)} s of CPU) | ${timed(seven?.seconds ?? Infinity, 0.5)} |
| K3 ≤ 1.5 s on TypeScript 5.9 | ${five?.seconds.toFixed(2)} s (${five?.cpu.toFixed(2)} s of CPU) | ${timed(five?.seconds ?? Infinity, 1.5)} |
| K3 ≤ 16,000 instantiations | ${seven?.instantiations} (7), ${five?.instantiations} (5.9) | ${verdict((five?.instantiations ?? Infinity) <= 16_000)} |


### What a page loads for one call (gzip, esbuild, minified)

| client | initially | on demand |
|---|---|---|
${sizes.map(({ name, first, later }) => `| ${name} | ${bytes(first)} | ${later ? bytes(later) : '–'} |`).join('\n')}

### CPU per call over loopback (the server is another process)

| client | CPU | ratio to raw fetch |
|---|---|---|
${cpuTable(overLoopback)}

### CPU per call without a network (a fetch that responds immediately)

What each client adds to a call that costs almost nothing. Goal K2 uses this table.

| client | CPU | ratio to raw fetch |
|---|---|---|
${cpuTable(inProcess)}

### Type cost: a consumer of all 22 operations

| client | compiler | total time | CPU | instantiations |
|---|---|---|---|---|
${types.map(({ name, compiler, seconds, cpu, instantiations }) => `| ${name} | ${compiler} | ${seconds.toFixed(2)} s | ${cpu.toFixed(2)} s | ${instantiations} |`).join('\n')}
`
recordMeasurement('sdk', 'Size, time and types of a call', report)
console.log(report)
