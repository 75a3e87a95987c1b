import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'server.lock')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts another process that locks the folder until it is killed. */
async function holder(): Promise<{ pid: number; kill(): Promise<void> }> {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
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

const elsewhere = (id: string) => `${JSON.stringify({ id, pid: 1, host: 'other', boot: 'another kernel' })}\n`

describe('the lock of a data folder', () => {
  it('creates the folder for this user alone, locks it, and releases it', async () => {
    const inner = join(folder, 'a', 'b')
    const lock = await lockFolder(inner)
    expect([statSync(inner).mode & 0o777, statSync(join(inner, 'server.lock')).mode & 0o777]).toEqual([0o700, 0o600])
    expect(JSON.parse(readFileSync(join(inner, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await expect(lockFolder(inner)).rejects.toThrow(`is in use by process ${process.pid}; stop it`)
    lock.release()
    expect(readFileSync(join(inner, 'server.lock'), 'utf8')).toBe('')
    const again = await lockFolder(inner)
    again.release()
  })

  it('refuses a second process with the pid of the first, and is free at once when that one is killed', async () => {
    const other = await holder()
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${other.pid}`)
    await other.kill()
    const began = performance.now()
    const lock = await lockFolder(folder)
    // Five seconds is the wait for a holder on another machine without a heartbeat; it does
    // not apply here.
    expect(performance.now() - began).toBeLessThan(5000)
    lock.release()
  })

  it.each(['', '{', '1 1\n', '{"pid":"x"}'])(
    'takes a lock file that contains %j and that no process has locked',
    async (text) => {
      writeFileSync(file, text)
      const lock = await lockFolder(folder)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
      lock.release()
    },
  )

  it('refuses a folder that another machine holds as long as its heartbeat goes on', async () => {
    writeFileSync(file, elsewhere('a'))
    let beats = 0
    const beating = setInterval(() => {
      beats += 1
      utimesSync(file, beats, beats)
    }, 200)
    try {
      await expect(lockFolder(folder)).rejects.toThrow('is in use by process 1 on other; stop it')
    } finally {
      clearInterval(beating)
    }
    const lock = await lockFolder(folder)
    lock.release()
  })

  it.each([
    ['its lock file was replaced', () => rmSync(file), () => writeFileSync(file, '')],
    ['its lock file cannot be used (ENOENT)', () => rmSync(file), () => undefined],
    ['another process took it over', () => undefined, () => writeFileSync(file, elsewhere('b'))],
  ])('reports that %s', async (reason, remove, replace) => {
    const lock = await lockFolder(folder)
    remove()
    replace()
    expect((await lock.lost).message).toBe(
      `The data folder ${folder} is no longer this process's own: ${reason}. The process stops.`,
    )
    lock.release()
  })

  it('[R11] refuses a file and a folder of somebody else, and leaves their permissions', async () => {
    const foreign = join(folder, 'home')
    const letter = join(foreign, 'letter.txt')
    mkdirSync(foreign)
    chmodSync(foreign, 0o755)
    writeFileSync(letter, 'Dear …')
    chmodSync(letter, 0o644)
    await expect(lockFolder(foreign)).rejects.toThrow(
      `The folder ${foreign} has files that are not of this server; name a new, an empty or a data folder with --data.`,
    )
    await expect(lockFolder(letter)).rejects.toThrow(`The data folder ${letter} cannot be written (ENOTDIR).`)
    expect([foreign, letter].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644])
    expect(readdirSync(foreign)).toEqual(['letter.txt'])
  })

  it('takes the empty root of a file system', async () => {
    mkdirSync(join(folder, 'lost+found'))
    const lock = await lockFolder(folder)
    expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`)
    lock.release()
  })

  it('reports in one sentence that a folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow(
      /^The data folder .* cannot be written \(ENOTDIR\)\.$/,
    )
  })
})
