// Every call goes through openapi-fetch: its middleware sees the request of each operation, and
// nothing else in the package sends one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createDoctorApi } from '../src/index.ts'
import { operations } from '../src/generated/operations.ts'
import { everyOperation, operationIds } from './everyOperation.ts'
import { withRequest } from './withRequest.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

describe('[STACK-01] openapi-fetch', () => {
  it.each(operationIds)('sends %s', async (id) => {
    // Method and path of the contract, as openapi-fetch gives them to its middleware.
    const seen: string[] = []
    let requests = 0
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      retries: 0,
      fetch: withRequest(async () => {
        requests += 1
        return new Response('{}', { status: 400, headers: { 'Content-Type': 'application/json' } })
      }),
    })
    api.use({
      onRequest({ request, schemaPath }) {
        seen.push(`${request.method} ${schemaPath}`)
      },
    })
    await everyOperation[id](api).result()
    const { method, path } = operations[id]
    expect(seen).toEqual([`${method.toUpperCase()} ${path}`])
    expect(requests).toBe(1)
  })

  it('is the only sender in the package', () => {
    const senders = globSync('**/*.ts', { cwd: SOURCE })
      .filter((file) => !file.endsWith('.test.ts') && !/^(testing|generated|node)\//.test(file))
      .filter((file) =>
        /(?<![.\w'`])(?:globalThis\.)?fetch\(|XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/.test(
          readFileSync(join(SOURCE, file), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''),
        ),
      )
    expect(senders).toEqual(['core/transport.ts'])
  })
})
