import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommandLine } from './runCommandLine.ts'
import { openDatabase } from '../db/open.ts'
import { demoDoctors } from '../demo/doctors.ts'
import { nodeOptions, serverMain, startServerProcess } from '../../test/support/serverProcess.ts'
import { createTestClient } from '../../test/support/testClient.ts'

let data: string
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'cli-'))
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Runs `nalam-server` as a process and waits for it to exit. */
function program(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [...nodeOptions, serverMain, ...args], (failure, out, error) =>
      done({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
    )
  })
}

/** Runs a command in this process: starting a process takes longer than most commands. */
async function cli(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const output = { out: '', error: '' }
  const code = await runCommandLine(
    args,
    {},
    {
      out: (text) => void (output.out += text),
      error: (text) => void (output.error += text),
      stopped: new Promise(() => undefined),
    },
  )
  return { code, ...output }
}

/** Counts the rows in the data folder, while no other process uses it. */
async function counts(): Promise<{ doctors: number; bookings: number }> {
  const open = await openDatabase({ kind: 'folder', folder: data })
  const found = {
    doctors: (await open.db.query.doctors.findMany()).length,
    bookings: (await open.db.query.bookings.findMany()).length,
  }
  await open.close()
  return found
}

describe('nalam-server', () => {
  it('shows its help, and reports in one sentence what it does not understand', async () => {
    const help = await program('--help')
    expect([help.code, help.error]).toEqual([0, ''])
    for (const command of [
      'serve',
      'migrate',
      'seed',
      'simulate',
      'backup',
      'restore',
      'erase doctor',
      'erase patient',
      'audit export',
    ])
      expect(help.out).toContain(`  ${command} `)
    const own = await program('backup', '--help')
    expect([own.code, own.out]).toEqual([0, expect.stringMatching(/^nalam-server backup <file>: .*DATABASE_URL/s)])
    expect(own.out).not.toContain('--port')
    const wrong = await program('serve', '--port', 'x')
    expect(wrong).toEqual({ code: 1, out: '', error: '--port (PORT) must be a number from 0 to 65535.\n' })
  })

  it('refuses a Node that cannot run it, in one sentence', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.10.0' } })"
    const program = resolve(import.meta.dirname, '../../bin/nalam-server.mjs')
    const output = await new Promise<{ code: unknown; error: string }>((done) => {
      execFile(
        process.execPath,
        ['--import', `data:text/javascript,${old}`, program, '--help'],
        (failure, _out, error) => done({ code: failure?.code, error }),
      )
    })
    expect(output).toEqual({ code: 1, error: 'nalam-server needs Node 20.11 or newer; this is 20.10.0.\n' })
  })

  it('migrates, seeds, and books as patients would, one command after the other', async () => {
    expect(await program('migrate', '--data', data)).toEqual({ code: 0, out: 'The schema is up to date.\n', error: '' })
    expect(await counts()).toEqual({ doctors: 0, bookings: 0 })
    const seeded = await cli('seed', '--data', data)
    expect([seeded.code, seeded.out]).toEqual([0, expect.stringContaining(demoDoctors.complete.email)])
    const before = await counts()
    expect(before.doctors).toBe(Object.keys(demoDoctors).length)
    // A second seed adds nothing.
    expect((await cli('seed', '--data', data)).code).toBe(0)
    // The seed would produce ids that existing rows already have.
    expect(await program('serve', '--demo', '--seed', '7', '--data', data)).toEqual({
      code: 1,
      out: '',
      error: `The data folder ${data} holds data already: --seed needs a new one, or add --reset.\n`,
    })
    expect(await counts()).toEqual(before)
  }, 300_000)

  it.each([
    ['backup', join(tmpdir(), 'never.gz')],
    ['audit', 'export'],
    ['messages', 'list'],
    ['messages', 'retry'],
    ['erase', 'doctor', '--doctor', 'doc_meena'],
    ['erase', 'patient', '--phone', '9000000009'],
  ])('%s refuses a folder without a database, and creates nothing', async (...command) => {
    const mistyped = join(data, 'mistyped')
    const error = `The data folder ${mistyped} has no database; choose another folder with --data.\n`
    expect(await cli(...command, '--data', mistyped)).toEqual({ code: 1, out: '', error })
    expect(existsSync(mistyped)).toBe(false)
  })

  it('backs up, restores elsewhere, and prints the audit as lines or a table', async () => {
    const file = join(data, 'copy.gz')
    const elsewhere = join(data, 'elsewhere')
    const made = await cli('backup', file, '--data', data)
    expect(made).toEqual({ code: 0, error: '', out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables in /) })
    const restored = await cli('restore', file, '--data', elsewhere)
    expect([restored.code, restored.out]).toEqual([
      0,
      expect.stringMatching(/^Restored [\d,]+ rows of .* as they were at /),
    ])
    expect(await cli('restore', file, '--data', data)).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^The database is not empty .*\n$/),
    })
    const clock = ['--clock', '2026-11-24T09:00', '--fail', 'listTickets=500']
    const server = await startServerProcess(['--demo', '--data', elsewhere, ...clock])
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    expect((await client.call('listTickets', {})).body).toMatchObject({ statusCode: 500, code: 'server.failed' })
    await client.call('listBookings', { doctorId: demoDoctors.complete.id })
    expect(await server.stop()).toBe(0)
    const lines = await cli('audit', 'export', '--data', elsewhere, '--doctor', demoDoctors.complete.id)
    const entries = lines.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.at(-1)?.['at']).toMatch(/^2026-11-24T03:3/)
    // Slots that the server keeps published are added at most once a night, so not at every start.
    const requested = entries.filter(({ subject }) => !String(subject).startsWith('slot_change:'))
    expect(requested.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['change', expect.stringMatching(/^doctor:/)],
      ['read', 'dashboard'],
    ])
    const table = await cli('audit', 'export', '--data', elsewhere, '--format', 'csv', '--to', '2020-01-31')
    expect(table).toEqual({ code: 0, out: '\uFEFFat,kind,doctor,action,subject,detail,requestId\r\n', error: '' })
    const { id, email } = demoDoctors.other
    const asked = await cli('erase', 'doctor', '--data', elsewhere, '--doctor', email)
    expect([asked.code, asked.out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^${id} has \\d+ bookings .*\nNothing is erased: add --yes\\.\n$`)),
    ])
    const erased = await cli('erase', 'doctor', '--data', elsewhere, '--doctor', email, '--yes')
    expect(erased.out).toMatch('Everything is erased except the audit.')
    expect(await cli('erase', 'doctor', '--data', elsewhere, '--doctor', id, '--yes')).toEqual({
      code: 1,
      out: '',
      error: 'There is no doctor with this id or e-mail.\n',
    })
    const patient = await cli('erase', 'patient', '--data', elsewhere, '--phone', '+91 90000 00009')
    expect(patient.out).toMatch(/^Bookings with this number: \d+\. Nothing is erased: add --yes\.\n$/)
    expect((await cli('erase', 'patient', '--data', elsewhere)).error).toBe(
      'Name the patient: --phone <a mobile number>.\n',
    )
    expect((await cli('erase', 'doctor', '--data', elsewhere)).error).toBe(
      'Name the doctor: --doctor <id or e-mail>.\n',
    )
    expect(await cli('backup')).toEqual({ code: 1, out: '', error: 'Name one file: backup <file>.\n' })
  }, 300_000)

  it('lets bookings arrive while it serves, and stops in good order', async () => {
    const before = await counts()
    const server = await startServerProcess(['--demo', '--data', data, '--simulate', '50/s'])
    await new Promise<void>((arrived) =>
      server.process.stdout?.on('data', (part: Buffer) => part.toString().includes('simulated booking') && arrived()),
    )
    expect(await server.stop()).toBe(0)
    expect((await counts()).bookings).toBeGreaterThan(before.bookings)
  }, 300_000)

  it('[INTAKE-05] simulates patients at a running server, as one of its platforms', async () => {
    const before = await counts()
    const server = await startServerProcess(['--demo', '--data', data])
    const simulate = (...args: string[]) => cli('simulate', '--server', server.origin, '--rate', '100/s', ...args)
    const simulated = await simulate('--count', '3')
    expect([simulated.code, simulated.out.match(/^Booked \S+\.$/gm)?.length]).toEqual([0, 3])
    const refused = await simulate('--count', '1', '--key', 'nalam.plt_1.wrong')
    expect([refused.code, refused.out]).toEqual([0, expect.stringContaining('"event":"simulation"')])
    expect(await server.stop()).toBe(0)
    expect(await counts()).toEqual({ ...before, bookings: before.bookings + 3 })
  }, 300_000)
})
