import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { OpenDatabase } from '../src/db/open.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { freePort } from './support/freePort.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'
import { outboxAge, pauseAfter } from '../src/mail/outbox.ts'
import { codeMail } from '../src/mail/texts.ts'

const clock = createSettableClock()
const received: Array<{ from: string; to: string[]; raw: string }> = []
let port: number
let smtp: SMTPServer | undefined
let open: OpenDatabase
let server: RunningServer

async function startSmtp(): Promise<void> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp?.listen(port, '127.0.0.1', resolve))
}

const startOnSmtp = () =>
  startServer({
    open,
    clock,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Clinic <clinic@nalam.example>',
  })

beforeAll(async () => {
  port = await freePort()
  open = await demoDatabase(clock)
  server = await startOnSmtp()
})
afterAll(async () => {
  await server.close()
  await open.close()
  await new Promise<void>((resolve) => (smtp === undefined ? resolve() : smtp.close(resolve)))
})

const { email } = demoDoctors.unconfirmed
const pending = async () => (await open.db.query.outbox.findMany()).filter(({ doneAt }) => doneAt === null)

const cause = { language: 'en', device: undefined, network: '127.0.0.1' } as const

describe('mails', () => {
  it('wait in the outbox while no mail server responds, survive a restart, and go out when one does', async () => {
    expect((await createTestClient(server.origin).signIn(email)).status).toBe(401)
    await server.dependencies.outbox.settled()
    expect(await pending()).toMatchObject([{ kind: 'confirm', recipient: email, attempts: 1 }])
    // The process ends; another one starts on the same database.
    await server.close()
    await startSmtp()
    server = await startOnSmtp()
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(0)
    clock.forward(pauseAfter(1))
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'clinic@nalam.example', to: [email] })
    expect(received[0]?.raw).toMatch(/Content-Type: text\/plain/)
    expect(received[0]?.raw).toMatch(/Content-Type: text\/html/)
    expect(await pending()).toEqual([])
    const confirmationCode = /\b\d{6}\b/.exec(received[0]?.raw.split('text/plain')[1] ?? '')?.[0] ?? ''
    expect(
      (await createTestClient(server.origin).call('confirmDoctorRegistration', { email, confirmationCode })).status,
    ).toBe(201)
  })

  it('are not sent to an address without an account, and the response does not reveal it', async () => {
    const before = received.length
    const unknown = await createTestClient(server.origin).call('forgotPassword', { email: 'nobody@nalam.example' })
    expect(unknown.status).toBe(201)
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(before)
    expect(await pending()).toEqual([])
  })

  it('are repeated with growing pauses, at most an hour apart', () => {
    expect([1, 2, 3, 4, 8, 12].map(pauseAfter)).toEqual([30, 60, 120, 240, 3600, 3600])
  })

  it('is sent by another process when the one that claimed it died', async () => {
    const now = clock.now()
    await server.dependencies.outbox.queue('reset', demoDoctors.complete.email, cause)
    // The state after a process was killed between claiming and sending a mail: the attempt is
    // counted, and the lease has not expired.
    const { outbox } = await import('../src/db/schema.ts')
    await open.db.update(outbox).set({ attempts: 1, nextAttemptAt: new Date(now.getTime() + 120_000) })
    const before = received.length
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(before)
    clock.forward(120)
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(before + 1)
  })

  it('that were queued by a clock a day ahead go out when the clock is right again', async () => {
    clock.forward(86_400)
    await server.dependencies.outbox.queue('reset', demoDoctors.complete.email, cause)
    clock.forward(-86_400)
    const before = received.length
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(before + 1)
  })

  it('[ACC-01] that are planned are sent once, also if no process ran at their moment', async () => {
    const { id, email: to } = demoDoctors.complete
    const { passkeyOnly } = server.dependencies
    await open.db.transaction(async (tx) => {
      await passkeyOnly.set(tx, id, true)
      const at = await passkeyOnly.begin(tx, id)
      await server.dependencies.outbox.plan('recovery_over', to, 'en', at, tx)
    })
    const before = received.length
    await server.dependencies.outbox.settled()
    expect(received).toHaveLength(before)
    expect(await outboxAge(open.db, clock.now())).toBe(0)
    await server.close()
    clock.forward(3 * 86_400)
    server = await startOnSmtp()
    const other = await startOnSmtp()
    await Promise.all([server, other].map(({ dependencies }) => dependencies.outbox.settled()))
    await other.close()
    expect(received).toHaveLength(before + 1)
    expect(received.at(-1)?.raw).toContain('with your password again')
    await open.db.transaction((tx) => passkeyOnly.set(tx, id, false))
  })

  it.each(['en', 'ta', 'hi'] as const)(
    'are readable as text and HTML in %s, and a name in them is only a name',
    (language) => {
      for (const purpose of ['confirm', 'reset'] as const) {
        const mail = codeMail(purpose, language, '<b>Meena</b>', 'm@nalam.example', '123456')
        expect(mail.text).toContain('123456')
        expect(mail.html).toContain('123456')
        expect(mail.html).toContain(`lang="${language}"`)
        expect(mail.html).not.toContain('<b>')
        expect(mail.subject).not.toMatch(/[\r\n]/)
      }
    },
  )
})
