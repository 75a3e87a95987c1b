import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, listItems } from '../../../test/elements.ts'
import { respondAt, hold, loseResponse } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const LIST = '/doctor/get_doctor_ticket'
const CHANGE = '/doctor/updateTicketStatus'
const LABELS = { 1: 'Open', 2: 'In progress', 3: 'Resolved' } as const

type Ticket = Fixtures['tickets'][number]
type Change = { ticketId: string; status: 1 | 2 | 3 }

/** Sets up thirteen tickets, newest first; the second one of page 2 has a different subject. */
function thirteen(data: Fixtures): void {
  data.tickets = Array.from({ length: 13 }, (_, index) => ({
    _id: `tkt_${index + 1}`,
    subject: index === 11 ? 'Wrong pincode' : `Question ${index + 1}`,
    message: index === 4 ? 'The pincode is missing here too.' : 'A message.',
    status: ([1, 2, 3] as const)[index % 3] ?? 1,
    createdAt: '2026-11-19T06:30:00.000Z',
    updatedAt: '2026-11-20T06:30:00.000Z',
  }))
}

let portal: OpenPortal
afterEach(async () => portal.close())

async function openTickets(...setup: Setup[]): Promise<void> {
  portal = await openPortal('/doctor/tickets', thirteen, ...setup)
  await expect.poll(listItems).toHaveLength(10)
}

function ticketAt(index: number): Ticket {
  const ticket = portal.data.tickets[index]
  if (!ticket) throw new Error(`There is no ticket ${index}`)
  return ticket
}

const set = ({ ticketId, status }: Change) => {
  const ticket = portal.data.tickets.find(({ _id }) => _id === ticketId)
  if (ticket) ticket.status = status
}
/** A server that stores the status. */
const changing = http.post<PathParams, Change>(`*/api${CHANGE}`, async ({ request }) => {
  set(await request.clone().json())
  return HttpResponse.json({ statusCode: 200, message: 'Ticket status updated successfully!', code: 'ticket.updated' })
})

const statusOf = ({ subject }: Ticket) => page.getByRole('combobox', { name: `Status of ${subject}`, exact: true })
const choose = (ticket: Ticket, status: 1 | 2 | 3) => userEvent.selectOptions(statusOf(ticket), LABELS[status])
/** The list opens in a frame of its own; a key pressed before that is one of the closed select. */
const expectOpen = (select: HTMLElement) => expect.poll(() => select.matches(':open')).toBe(true)
const expectStatus = (ticket: Ticket, status: number) => expect.element(statusOf(ticket)).toHaveValue(String(status))

describe('the list of tickets', () => {
  it('[TICK-01] ten a page, newest first; the page is in the address, can be opened in a new tab, and Back works', async () => {
    await openTickets()
    const subjects = portal.data.tickets.map(({ subject }) => subject)
    for (const [index, text] of listItems().entries()) expect(text).toContain(subjects[index])
    await click('Next')
    await expectAddress('/doctor/tickets?page=2')
    await expect.poll(listItems).toHaveLength(3)
    expect(listItems()[0]).toMatch(/^11.*Question 11/)
    window.history.back()
    await expect.poll(listItems).toHaveLength(10)
    await portal.close()

    portal = await openPortal('/doctor/tickets?page=2', thirteen)
    await expect.poll(listItems).toHaveLength(3)
  })

  it('[TICK-01] search matches subject and message, stays out of the address and the history, and Back works', async () => {
    await openTickets()
    const box = page.getByRole('searchbox', { name: 'Search by subject or message' })
    await userEvent.fill(box, 'pincode')
    await expect.poll(listItems).toHaveLength(2)
    expect(listItems()[1]).toContain('Wrong pincode')
    await expectAddress('/doctor/tickets')
    expect(JSON.stringify(window.history.state)).not.toContain('pincode')
    window.history.back()
    await expect.element(box).toHaveValue('')
    await expect.poll(listItems).toHaveLength(10)

    await userEvent.fill(box, 'zebra')
    await expect.element(page.getByRole('heading', { name: 'No ticket matches your search' })).toBeVisible()
    await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Clear search' }).last())
    await expect.poll(listItems).toHaveLength(10)
    await expect.element(box).toHaveValue('')
  })

  it('[TICK-01] a failed list shows an error in place and can be retried', async () => {
    let isBroken = true
    portal = await openPortal(
      '/doctor/tickets',
      thirteen,
      http.post(`*/api${LIST}`, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
    )
    await expect.element(page.getByRole('alert')).toMatchTextContent('The tickets could not be loaded')
    isBroken = false
    await click('Try again')
    await expect.poll(listItems).toHaveLength(10)
  })
})

describe('the filter by status', () => {
  const offered = (data: Fixtures) => {
    data.capabilities = ['ticket-filters']
  }
  const chip = (name: string) => page.getByRole('radio', { name, exact: true })
  const subjectsOf = (status: number) =>
    portal.data.tickets.filter((ticket) => ticket.status === status).map(({ subject }) => subject)
  const expectSubjects = (subjects: readonly string[]) =>
    expect.poll(() => listItems().map((text) => /Question \d+|Wrong pincode/.exec(text)?.[0])).toEqual(subjects)

  it('is in the address, goes together with the search, and Back works', async () => {
    await openTickets(offered)
    await userEvent.click(chip('In progress'))
    await expectAddress('/doctor/tickets?status=inProgress')
    await expectSubjects(subjectsOf(2))
    expect(portal.bodiesOf(LIST)).toContainEqual({ page: 1, searchQuery: '', status: [2] })
    await userEvent.fill(page.getByRole('searchbox'), 'pincode')
    await expectSubjects(['Question 5', 'Wrong pincode'].filter((subject) => subjectsOf(2).includes(subject)))
    await portal.close()

    portal = await openPortal('/doctor/tickets?status=resolved', thirteen, offered)
    await expect.element(chip('Resolved')).toBeChecked()
    await expectSubjects(subjectsOf(3))
    await userEvent.click(chip('All'))
    await expectAddress('/doctor/tickets')
    await expect.poll(listItems).toHaveLength(10)
    window.history.back()
    await expectSubjects(subjectsOf(3))
  })

  it('a ticket that no longer has the status stays until the list is read again, also if the response is lost', async () => {
    const lost = loseResponse(CHANGE, (body) => set(JSON.parse(body)))
    portal = await openPortal('/doctor/tickets?status=open', thirteen, offered, lost)
    const open = subjectsOf(1)
    await expectSubjects(open)
    const ticket = ticketAt(0)
    await choose(ticket, 3)
    await expectToast(portal, 'Status updated.')
    await expectStatus(ticket, 3)
    await expectSubjects(open)
    expect(portal.countOf(CHANGE)).toBe(1)
    await userEvent.click(chip('Resolved'))
    await expectSubjects(subjectsOf(3))
    await portal.close()
    portal = await openPortal('/doctor/tickets?status=open', (data) => {
      thirteen(data)
      offered(data)
      data.tickets = data.tickets.map((row, index) => (index === 0 ? { ...row, status: 3 } : row))
    })
    await expectSubjects(open.slice(1))
  })

  it('[TICK-01] Next skips nobody when another device has resolved three tickets of the page, and heading and line show one number', async () => {
    portal = await openPortal('/doctor/tickets?status=open', thirteen, offered, (data) => {
      data.tickets = Array.from({ length: 24 }, (_, index) => ({
        _id: `tkt_${index + 1}`,
        subject: `Question ${index + 1}`,
        message: 'A message.',
        status: 1,
        createdAt: '2026-11-19T06:30:00.000Z',
        updatedAt: '2026-11-20T06:30:00.000Z',
      }))
    })
    const subjects = () => listItems().flatMap((text) => /Question \d+/.exec(text) ?? [])
    const numbers = () => [
      document.querySelector('main header')?.textContent.match(/(\d+) tickets found/)?.[1],
      document.querySelector('main nav')?.textContent.match(/of (\d+)/)?.[1],
    ]
    const open = () => portal.data.tickets.filter(({ status }) => status === 1).length
    await expect.poll(subjects).toHaveLength(10)
    await expect.poll(numbers).toEqual(['24', '24'])
    const seen = new Set<string>()
    for (let number = 1; number <= 3; number += 1) {
      const shown = subjects()
      for (const subject of shown) seen.add(subject)
      if (number === 3) break
      for (const ticket of portal.data.tickets) if (shown.slice(1, 4).includes(ticket.subject)) ticket.status = 3
      await click('Next')
      await expectAddress(`/doctor/tickets?status=open&page=${number + 1}`)
      await expect.poll(() => subjects().length > 0 && subjects().every((subject) => !seen.has(subject))).toBe(true)
      await expect.poll(numbers).toEqual([String(open()), String(open())])
    }
    expect(seen.size).toBe(24)
  })

  it('is not shown if the server does not offer it, whatever the address contains', async () => {
    portal = await openPortal('/doctor/tickets?status=open', thirteen)
    await expect.poll(listItems).toHaveLength(10)
    expect(page.getByRole('radio').elements()).toEqual([])
    for (const body of portal.bodiesOf(LIST)) expect(body).not.toHaveProperty('status')
  })
})

describe('the status of a ticket', () => {
  it('[TICK-02] is shown at once, sent once however often it is chosen, and kept', async () => {
    const held = hold(CHANGE)
    await openTickets(held.handler, changing)
    const ticket = ticketAt(0)
    await choose(ticket, 3)
    await expectStatus(ticket, 3)
    // Changed again while the first change is pending.
    await choose(ticket, 2)
    await expectStatus(ticket, 3)
    held.release()
    await expectToast(portal, 'Ticket status updated successfully!')
    expect(portal.bodiesOf(CHANGE)).toEqual([{ ticketId: ticket._id, status: 3 }])
    await expectStatus(ticket, 3)
    expect(ticket.status).toBe(3)
  })

  it('[TICK-02] a failure shows the reason and the server’s state', async () => {
    await openTickets(respondAt(CHANGE, 500))
    const ticket = ticketAt(1)
    await choose(ticket, 3)
    await expectToast(portal, 'Failed to update ticket status')
    await expectStatus(ticket, 2)
  })

  it('a lost response is reconciled: the change is kept and not sent twice', async () => {
    await openTickets(loseResponse(CHANGE, (body) => set(JSON.parse(body))))
    const ticket = ticketAt(2)
    await choose(ticket, 2)
    await expectToast(portal, 'Status updated.')
    await expectStatus(ticket, 2)
    expect(portal.countOf(CHANGE)).toBe(1)
  })

  it('an arrow key opens the list of a status and changes nothing', async () => {
    await openTickets()
    const ticket = ticketAt(3)
    const select = statusOf(ticket).element()
    if (!(select instanceof HTMLElement)) throw new Error('The status is no control')
    select.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expectOpen(select)
    await userEvent.keyboard('{Escape}')
    await expectStatus(ticket, 1)
    expect(portal.countOf(CHANGE)).toBe(0)
    await expect.element(button('Next')).toBeVisible()
  })

  it('Escape leaves the list of a status and changes nothing, Enter chooses', async () => {
    await openTickets()
    const ticket = ticketAt(3)
    const select = statusOf(ticket).element()
    if (!(select instanceof HTMLElement)) throw new Error('The status is no control')
    select.focus()
    for (const [last, status, sent] of [
      ['{Escape}', 1, 0],
      ['{Enter}', 2, 1],
    ] as const) {
      await userEvent.keyboard('{ArrowDown}')
      await expectOpen(select)
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard(last)
      await expectStatus(ticket, status)
      await expect.element(statusOf(ticket)).toHaveFocus()
      expect(portal.countOf(CHANGE)).toBe(sent)
    }
  })
})
