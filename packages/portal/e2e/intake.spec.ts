import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { clinicDay, daysAfter } from './clinicDays.ts'
import { doctors, expect, PASSWORD, signInWithoutForm, takePreparedSession, test } from './fixtures.ts'
import { listItems } from './places.ts'
import { say } from './words.ts'

const SITE = fileURLToPath(new URL('../../../examples/book-online/server.mjs', import.meta.url))
/** Only an event can bring the change so soon: the poll comes every 30 seconds. */
const SOON = { timeout: 20_000 }
const TODAY = clinicDay()

test.use({ serverClock: `${TODAY}T12:00` })

/** Starts the site of `examples/book-online` beside a server, with the key of the demo. */
async function startSite(origin: string): Promise<{ address: string; stop(): Promise<void> }> {
  const site = spawn(process.execPath, ['--conditions=@nalam/source', SITE], {
    env: { ...process.env, NALAM_URL: `${origin}/api`, PORT: '0', DOCTOR: 'Meena' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const ended = once(site, 'exit')
    site.kill()
    await ended
  }
  for await (const line of site.stdout) {
    const [address] = /http:\/\/localhost:\d+/.exec(String(line)) ?? []
    if (address !== undefined) return { address, stop }
  }
  throw new Error('The site has ended')
}

/** Opens the list of a day, with its event stream. */
async function openDay(page: Page, day: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto(`/doctor/appointment?from=${day}&to=${day}`)
  await stream
}

interface PatientMessage {
  event: { type: string; data: { bookingNumber: string; link?: string } }
}

test(
  '[INTAKE-05] [MSG-06] from booking on a phone to "I cannot come": each side sees what the other did, without a reload',
  { tag: ['@extensions', '@wide'] },
  async ({ page, context, server }) => {
    test.skip(!server.advance, 'The clock is moved in the process of the tests.')
    test.setTimeout(300_000)
    const site = await startSite(server.origin)
    const browser = context.browser()
    if (!browser) throw new Error('There is no browser')
    const phone = await browser.newContext({ viewport: { width: 320, height: 700 }, locale: 'en-IN' })
    const patient = await phone.newPage()

    await patient.goto(site.address)
    // Today's times are nearer than the reminder.
    const days = patient.locator('.days button:enabled')
    await expect(days.first()).toBeVisible()
    const names = await days.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
    const today = TODAY.split('-').toReversed().join('-')
    const name = names.find((one) => one !== `day ${today}`) ?? ''
    const day = name.slice('day '.length).split('-').toReversed().join('-')
    await takePreparedSession(page)
    await openDay(page, day)

    await patient.locator(`[name="${name}"]`).click()
    await patient.locator('.times button').first().click()
    await patient.getByLabel('Your name').fill('Fathima Begum')
    await patient.getByLabel('Mobile number').fill('9000083962')
    await expect(patient.getByText('is held for you until')).toBeVisible()
    await patient.getByLabel('Reason for your visit').fill('To show the blood test results')
    await patient.getByRole('button', { name: /^Request / }).click()
    await expect(patient.getByRole('heading', { name: 'Requested' })).toBeVisible()
    const number = ((await patient.getByText(/^Booking NLM-/).textContent()) ?? '').replace('Booking ', '')

    const row = listItems(page).filter({ hasText: number })
    const show = say('1 new booking. Show', ({ live }) => live.newBookings(1))
    await page.getByRole('button', { name: show }).click(SOON)
    await page.getByRole('searchbox').fill(number)
    await expect(row).toContainText('Fathima Begum')
    await row.getByRole('button', { name: say('Approve') }).click()
    await expect(row).toContainText(say('Confirmed', ({ status }) => status.confirmed))
    await expect(patient.getByRole('heading', { name: 'Confirmed' })).toBeVisible(SOON)

    // The message of the answer first; a reminder does not say the same within three hours.
    await server.advance?.(15)
    const evening = new Date(`${daysAfter(day, -1)}T18:05:00+05:30`).getTime()
    const noon = new Date(`${TODAY}T12:15:00+05:30`).getTime()
    await server.advance?.((evening - noon) / 60_000)
    const { messages }: { messages: PatientMessage[] } = await (await fetch(`${server.origin}/dev/mailbox.json`)).json()
    const heard = messages.filter(({ event }) => event.data.bookingNumber === number).map(({ event }) => event)
    expect(heard.map(({ type }) => type).toSorted()).toEqual(['booking.accepted', 'booking.reminder'])
    const link = heard.find(({ type }) => type === 'booking.reminder')?.data.link ?? ''

    await signInWithoutForm(page, doctors.complete, PASSWORD)
    await openDay(page, day)
    await expect(row).toContainText(say('Confirmed', ({ status }) => status.confirmed))
    const reminder = await phone.newPage()
    await reminder.goto(link)
    await reminder.getByRole('button', { name: 'I cannot come' }).click()
    await expect(reminder.getByRole('link', { name: 'Book another time' })).toHaveAttribute('href', site.address)
    await expect(reminder.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
    await expect(row).toContainText(
      say('Cannot come', ({ attendance }) => attendance.cannot),
      SOON,
    )
    await expect(row).toContainText(say('Cancelled', ({ status }) => status.cancelled))
    await expect(patient.getByRole('heading', { name: 'Cancelled' })).toBeVisible(SOON)

    // One of those who wait gets the freed time as an offer.
    const offer = say('Offer this time to another patient', ({ offers }) => offers.freed.offer)
    await row
      .getByRole('button', {
        name: say('View booking of Fathima Begum', ({ decisions }) => decisions.viewOf('Fathima Begum')),
      })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: offer }).click()
    const offering = page.getByRole('dialog', { name: offer })
    await offering.getByRole('radio').first().check()
    await offering.getByRole('button', { name: say('Send', ({ offers }) => offers.send) }).click()
    await expect(page.getByText(say('The times are held. The patient gets the message in 10 minutes.'))).toBeVisible()
    await phone.close()
    await site.stop()
  },
)
