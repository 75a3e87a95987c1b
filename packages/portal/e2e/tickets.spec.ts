import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { goTo, listItems, showsCards } from './places.ts'
import { say } from './words.ts'

interface WireTicket {
  _id: string
  subject: string
  status: number
}

/** What the server itself answers for a page of tickets. */
async function ticketsOf(page: Page, number = 1, searchQuery = ''): Promise<WireTicket[]> {
  return page.evaluate(
    async (body) => {
      const answer = await fetch('/api/doctor/get_doctor_ticket', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await answer.json()).data.tickets
    },
    { page: number, searchQuery },
  )
}

const LABELS = ['', say('Open'), say('In progress'), say('Resolved')]
const rows = listItems
const statusOf = (page: Page, subject: string) =>
  page.getByRole('combobox', { name: say(`Status of ${subject}`, (words) => words.tickets.statusOf(subject)) })
const shownLabel = (page: Page, subject: string) =>
  statusOf(page, subject).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)

test.beforeEach(async ({ page }) => {
  await keepNotices(page)
  await signIn(page)
  await goTo(page, say('Tickets'))
  await expect(rows(page)).toHaveCount(10)
})

test('[TICK-01] ten tickets of the server, newest first; the next page in the address', async ({ page }) => {
  const first = await ticketsOf(page)
  for (const [index, ticket] of first.entries()) await expect(rows(page).nth(index)).toContainText(ticket.subject)
  await page.getByRole('button', { name: say('Next') }).click()
  await expect(page).toHaveURL(/\/doctor\/tickets\?page=2$/)
  const second = await ticketsOf(page, 2)
  await expect(rows(page)).toHaveCount(second.length)
  // Cards have no serial number.
  if (!showsCards(page)) await expect(rows(page).first()).toContainText('11')
  await expect(rows(page).first()).toContainText(second[0]?.subject ?? 'a ticket')
  await page.reload()
  await expect(rows(page)).toHaveCount(second.length)
  await page.goBack()
  await expect(rows(page)).toHaveCount(10)
})

test('[TICK-01] search matches subject and message, stays out of the address and the history, and Back works', async ({
  page,
}) => {
  const box = page.getByRole('searchbox', { name: say('Search by subject or message') })
  await box.fill('pincode')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Wrong pincode')
  await expect(page).toHaveURL(/\/doctor\/tickets$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('pincode')
  await page.goBack()
  await expect(box).toHaveValue('')
  await expect(rows(page)).toHaveCount(10)

  await box.fill('zebra')
  await expect(page.getByRole('heading', { name: say('No ticket matches your search') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Clear search') })
    .last()
    .click()
  await expect(rows(page)).toHaveCount(10)
  await expect(box).toHaveValue('')
})

test('[TICK-02] a status is changed: shown at once, one request, kept by the server', async ({ page }) => {
  const [ticket] = await ticketsOf(page)
  if (!ticket) throw new Error('The demo has no tickets')
  const wanted = ticket.status === 3 ? 1 : 3
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/updateTicketStatus')) sent.push(request.postDataJSON())
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/updateTicketStatus', async (route) => {
    await held
    await route.continue()
  })
  await statusOf(page, ticket.subject).selectOption({ label: LABELS[wanted] ?? '' })
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[wanted])
  // Chosen again while the first change is under way.
  await statusOf(page, ticket.subject).selectOption({ label: say('In progress') })
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[wanted])
  release()
  await expectNotice(page, say('Ticket status updated successfully!'))
  expect(sent).toEqual([{ ticketId: ticket._id, status: wanted }])
  await page.reload()
  await expect(rows(page)).toHaveCount(10)
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[wanted])
})

test('[TICK-02] a failure says why and leaves the true state', async ({ page }) => {
  const [, ticket] = await ticketsOf(page)
  if (!ticket) throw new Error('The demo has no tickets')
  await page.route('**/updateTicketStatus', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await statusOf(page, ticket.subject).selectOption({ label: say(ticket.status === 3 ? 'Open' : 'Resolved') })
  await expectNotice(page, say('Failed to update ticket status'))
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[ticket.status])
})

test('an answer that got lost is looked up: the change holds and is not sent twice', async ({ page }) => {
  const [, , ticket] = await ticketsOf(page)
  if (!ticket) throw new Error('The demo has no tickets')
  const wanted = ticket.status === 2 ? 1 : 2
  let sent = 0
  await page.route('**/updateTicketStatus', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await statusOf(page, ticket.subject).selectOption({ label: LABELS[wanted] ?? '' })
  await expectNotice(page, say('Status updated.'))
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[wanted])
  expect(sent).toBe(1)
})

test('an arrow key opens the list of a status and changes nothing', async ({ page }) => {
  const [, , , ticket] = await ticketsOf(page)
  if (!ticket) throw new Error('The demo has no tickets')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await statusOf(page, ticket.subject).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await shownLabel(page, ticket.subject)).toBe(LABELS[ticket.status])
  expect(sent.filter((url) => url.endsWith('/updateTicketStatus'))).toEqual([])
})

test('[TICK-01] a failed list says so in place and can be tried again', async ({ page }) => {
  let isBroken = true
  await page.route('**/get_doctor_ticket', (route) =>
    isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(say('Failed to fetch tickets'))
  isBroken = false
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(rows(page)).toHaveCount(10)
})
