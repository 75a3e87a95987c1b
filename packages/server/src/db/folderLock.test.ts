import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Another process that holds the folder until it is killed. */
async function holder(): Promise<{ pid: number; kill(): Promise<void> }> {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe('the lock of a data folder', () => {
  it('makes the folder, holds it, and gives it back', () => {
    const inner = join(folder, 'a', 'b')
    const unlock = lockFolder(inner)
    expect(readFileSync(join(inner, 'server.lock'), 'utf8')).toContain(String(process.pid))
    expect(() => lockFolder(inner)).toThrow(`is in use by this process (${process.pid})`)
    unlock()
    expect(existsSync(join(inner, 'server.lock'))).toBe(false)
    lockFolder(inner)()
  })

  it('refuses a second process with the pid of the first, and takes over from a killed one', async () => {
    const other = await holder()
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${other.pid}`)
    await other.kill()
    expect(existsSync(join(folder, 'server.lock'))).toBe(true)
    lockFolder(folder)()
  })

  it('is not fooled by a reused pid: the process that has it now started later', () => {
    writeFileSync(join(folder, 'server.lock'), '1 1\n')
    expect(lockFolder(folder)).toBeTypeOf('function')
  })

  it('takes over a lock file that holds nonsense', () => {
    writeFileSync(join(folder, 'server.lock'), '')
    expect(lockFolder(folder)).toBeTypeOf('function')
  })

  it('says in one sentence that a folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
      /^The data folder .* cannot be written \(ENOTDIR\)\.$/,
    )
  })
})
