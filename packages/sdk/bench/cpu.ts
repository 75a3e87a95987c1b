// CPU time per call: user and system time of this process. The server runs in another process.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { contestants } from './contestants.ts'
import { page } from './page.ts'

const rounds = 7
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function measure(calls: Record<string, () => Promise<unknown>>, count: number) {
  const times: Record<string, number[]> = {}
  for (const call of Object.values(calls)) for (let turn = 0; turn < count; turn++) await call()
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      globalThis.gc?.()
      const before = process.cpuUsage()
      for (let turn = 0; turn < count; turn++) await call()
      const { user, system } = process.cpuUsage(before)
      const list = (times[name] ??= [])
      list.push((user + system) / count)
    }
  }
  const raw = times['raw fetch'] ?? []
  return Object.entries(times).map(([name, list]) => ({
    name,
    microseconds: median(list),
    // Ratio within each round, because the speed of the machine changes between rounds.
    ratio: median(list.map((time, round) => time / (raw[round] ?? 1))),
  }))
}

const server = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url))])
try {
  const port = await new Promise<number>((resolve) => server.stdout.once('data', (data) => resolve(Number(data))))
  const overLoopback = await measure(contestants(`http://127.0.0.1:${port}/api`, fetch), 120)
  const respondAtOnce = async () => new Response(page, { headers: { 'Content-Type': 'application/json' } })
  globalThis.fetch = respondAtOnce
  // Many calls, because the compiler threads count too: with 400, the ratios of one client varied
  // between 2.2 and 3.7, with 3,000 between 2.25 and 2.52.
  const inProcess = await measure(contestants('http://127.0.0.1/api', respondAtOnce), 20_000)
  console.log(JSON.stringify({ overLoopback, inProcess }))
} finally {
  server.kill()
}
