import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { holdUpload, residentMemory, type HeldUpload } from './support/heldUpload.ts'
import { startServerProcess, type ServerProcess } from './support/serverProcess.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

// A separate process, because its memory is measured without that of the clients.
let folder: string
let server: ServerProcess
let client: TestClient
const held: HeldUpload[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  server = await startServerProcess(['--demo', '--data', folder])
  client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
})
afterEach(() => {
  for (const upload of held.splice(0)) upload.release()
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const MEGABYTE = 1024 * 1024
/** Timeout for expected results. */
const SOON = { timeout: 60_000 }

function hold(count: number, bytes: number, token = client.token ?? ''): void {
  for (let index = 0; index < count; index += 1) held.push(holdUpload(server.origin, token, bytes))
}

const refused = (...statuses: string[]) => held.filter((upload) => statuses.includes(upload.status())).length

describe('uploads', () => {
  it('without a session are refused before their body is read', async () => {
    hold(3, 10, 'A'.repeat(43))
    await vi.waitFor(() => expect(refused('401')).toBe(3), SOON)
  })

  it('of one doctor are read two at a time; 300 cost at most 100 MB, and others are served meanwhile', async () => {
    const before = residentMemory(server.process.pid)
    // 300 MB in total, which would be visible if they were read.
    hold(300, MEGABYTE)
    // 503 for uploads that arrive faster than the server can look up their sessions.
    await vi.waitFor(() => expect(refused('429', '503')).toBe(298), SOON)
    expect((await client.call('getDoctorProfile')).status).toBe(200)
    const more = residentMemory(server.process.pid) - before
    // A third of what was sent; most of it is memory that the process has not released yet. NaN if
    // the system does not provide it.
    expect(Number.isNaN(more) ? 0 : more).toBeLessThanOrEqual(100)
  })

  it('are accepted again when earlier ones have ended', async () => {
    hold(2, 10)
    const form = { doctor_profile_img: new File(['no image'], 'a.png') }
    const code = async () => (await client.call('updateDoctorProfileImage', form)).body['code']
    await vi.waitFor(async () => expect(await code()).toBe('limit.exceeded'), SOON)
    for (const upload of held.splice(0)) upload.release()
    await vi.waitFor(async () => expect(await code()).toBe('image.unsupported'), SOON)
  })
})
