import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// As in a container: the process has the id 1 and sees no outside process.
const inOwnPidNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync('unshare', [...inOwnPidNamespace.slice(1), 'true']).status === 0

/** Returns all paths in the folder that other users may access, with their modes. */
function openToOthers(path: string): string[] {
  const state = lstatSync(path)
  const own = (state.mode & 0o077) === 0 ? [] : [`${path} ${(state.mode & 0o777).toString(8)}`]
  return state.isDirectory() ? [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))] : own
}

describe('a data folder', () => {
  it('[R3] is refused to a second container, in which every process number is its own', async ({ skip }) => {
    skip(!canUnshare, 'this system does not allow `unshare --pid`')
    const args = ['--demo', '--data', folder]
    await fillDemoFolder(folder)
    const first = await startServerProcess(args, {}, undefined, inOwnPidNamespace)
    try {
      await expect(startServerProcess(args, {}, undefined, inOwnPidNamespace)).rejects.toThrow(
        `The data folder ${folder} is in use by process 1; stop it or choose another folder with --data.\n`,
      )
      await expect(startServerProcess(args)).rejects.toThrow(`is in use by process 1;`)
    } finally {
      await first.kill()
    }
    // The lock of the killed container is released.
    const next = await startServerProcess(args, {}, undefined, inOwnPidNamespace)
    await next.kill()
  }, 600_000)

  it('[R3] that a process has lost ends that process without another write', async () => {
    await fillDemoFolder(folder)
    const server = await startServerProcess(['--demo', '--data', folder])
    let written = ''
    server.process.stderr?.on('data', (part: Buffer) => (written += part.toString()))
    const ended = once(server.process, 'exit')
    rmSync(join(folder, 'server.lock'))
    expect(await ended).toEqual([1, null])
    expect(written).toMatch(/^The data folder \S+ is no longer this process's own: .*\. The process stops\.\n$/)
  }, 600_000)

  it('[S11] is closed to other users of the machine, whatever the umask and whatever an earlier version left', async () => {
    const underUmask = ['sh', '-c', 'umask 000; exec "$@"', 'sh']
    const server = await startServerProcess(['--demo', '--data', folder], {}, undefined, underUmask)
    try {
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      expect(openToOthers(folder)).toEqual([])
    } finally {
      await server.stop()
    }
    expect(openToOthers(folder)).toEqual([])
    for (const name of ['.', 'pgdata', 'pgdata/base', 'pgdata/PG_VERSION']) chmodSync(join(folder, name), 0o777)
    await (await openDatabase({ kind: 'folder', folder })).close()
    expect(openToOthers(folder)).toEqual([])
  }, 600_000)
})
