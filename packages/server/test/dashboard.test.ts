import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const dashboardSchema = z.object({
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), definition: z.string().optional() })) }),
  panels: z.array(
    z.object({
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).optional(),
    }),
  ),
})
const dashboard = dashboardSchema.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../grafana/nalam-server.json'), 'utf8')),
)
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
)
const definitions = dashboard.templating.list.flatMap(({ definition }) => definition ?? [])

/** Labels that Prometheus adds to every series. */
const OF_THE_SCRAPE = new Set(['job', 'instance'])
const METRIC = /\b(?:nalam|nodejs|process)_\w+/g

const metricsOf = (text: string): string[] => text.match(METRIC) ?? []
/** Returns the labels that a query selects by, groups by or shows. */
function labelsOf({ expr, legendFormat }: { expr: string; legendFormat: string }): string[] {
  const selected = [...expr.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
  return [...selected, ...grouped, ...shown]
}

let postgres: TestDatabases
let server: RunningServer
/** The labels of each metric of a started server. */
const exposed = new Map<string, Set<string>>()
beforeAll(async () => {
  postgres = await testDatabases()
  const database = { kind: 'postgres', url: await postgres.createDemo('dashboard') } as const
  server = await startServer({ database, demo: true, metricsPort: 0 })
  await createTestClient(server.origin).signIn(demoDoctors.complete.email, 'Wrong@2026')
  const text = await (await fetch(`${server.metricsOrigin}/metrics`)).text()
  for (const line of text.split('\n')) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
    const known = exposed.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    if (name !== '') exposed.set(name, known)
  }
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})

describe('the dashboard', () => {
  it('has panels that do not overlap, each with queries', () => {
    expect(queries.length).toBeGreaterThan(10)
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })

  it.each(queries)('asks for metrics and labels that a server exposes: $title, $expr', (query) => {
    const metrics = metricsOf(query.expr)
    expect(metrics.length).toBeGreaterThan(0)
    expect(metrics.filter((name) => !exposed.has(name))).toEqual([])
    const labels = new Set(metrics.flatMap((name) => [...(exposed.get(name) ?? [])]))
    expect(labelsOf(query).filter((label) => !labels.has(label) && !OF_THE_SCRAPE.has(label))).toEqual([])
  })

  it('fills its variables from metrics that a server exposes', () => {
    expect(definitions.flatMap(metricsOf).length).toBe(2)
    expect(definitions.flatMap(metricsOf).filter((name) => !exposed.has(name))).toEqual([])
  })

  it('shows every metric of our own', () => {
    const shown = new Set(queries.flatMap(({ expr }) => metricsOf(expr)))
    expect([...exposed.keys()].filter((name) => name.startsWith('nalam_') && !shown.has(name))).toEqual([])
  })

  it('is checked for metrics and labels that do not exist', () => {
    const planted = { expr: 'sum by (doctor) (nalam_patients_total{city="x"})', legendFormat: '{{clinic}}' }
    expect(metricsOf(planted.expr).filter((name) => !exposed.has(name))).toEqual(['nalam_patients_total'])
    expect(labelsOf(planted)).toEqual(['city', 'doctor', 'clinic'])
  })
})
