import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectAddress, expectToast } from '../../../test/elements.ts'
import { loseResponse } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'
import { slotAt, slotServer, SLOT_PATHS, type SlotDays } from '../../../test/slotServer.ts'

const FORM = '/doctor/add/slot'
const TUESDAY = '2026-11-24'
const INCOMPLETE = 'Please complete your profile before adding slots.'

let days: SlotDays
let portal: OpenPortal

/** A Friday morning at the clinic. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00+05:30') })
  days = {}
})
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

const open = async (address: string, ...setup: Setup[]): Promise<void> => {
  portal = await openPortal(address, ...setup, ...slotServer(days))
}
const startDate = () => page.getByRole('textbox', { name: 'Start Date' })
const startTime = () => page.getByRole('combobox', { name: 'Start Time' })
const timesOf = (date: string) => (days[date] ?? []).map(({ time }) => time)

async function send(): Promise<void> {
  await userEvent.fill(startDate(), '24-11-2026')
  await userEvent.selectOptions(startTime(), '4:00 PM')
  await click('Submit')
}

async function expectTyped(): Promise<void> {
  await expectAddress(FORM)
  await expect.element(startDate()).toHaveValue('24-11-2026')
  await expect.element(startTime()).toHaveValue('16:00')
}

describe('adding a slot', () => {
  it('[SLOT-09] a failure without a text shows "Failed to create slot. Please try again." and keeps the input', async () => {
    let isBroken = true
    await open(
      FORM,
      http.post(`*/api${SLOT_PATHS.create}`, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
    )
    await send()
    await expectToast(portal, 'Failed to create slot. Please try again.')
    await expectTyped()
    isBroken = false
    await click('Submit')
    await expectAddress(`/doctor/slot?date=${TUESDAY}`)
    expect(timesOf(TUESDAY)).toEqual(['16:00'])
  })

  it('a slot that exists already is refused with a message, and the input is kept', async () => {
    days[TUESDAY] = [slotAt('16:00')]
    await open(FORM)
    await send()
    await expectToast(portal, 'You already have a slot at this time.')
    await expectTyped()
    expect(timesOf(TUESDAY)).toEqual(['16:00'])
  })

  it('a lost response is reconciled: the slot exists once', async () => {
    await open(
      FORM,
      loseResponse(SLOT_PATHS.create, () => (days[TUESDAY] = [...(days[TUESDAY] ?? []), slotAt('16:00')])),
    )
    await send()
    await expectAddress(`/doctor/slot?date=${TUESDAY}`)
    await expect.element(page.getByRole('switch', { name: '4:00 PM', exact: true })).toBeChecked()
    expect(page.getByRole('main').getByRole('switch').elements()).toHaveLength(1)
    expect(portal.countOf(SLOT_PATHS.create)).toBe(1)
  })
})

describe('a doctor whose profile is not complete', () => {
  const isIncomplete: Setup = ({ doctor }) => (doctor.profileUpdated = false)

  it('[SLOT-07] is asked to complete it instead', async () => {
    await open('/doctor/slot', isIncomplete)
    await click('Add New')
    await expectToast(portal, INCOMPLETE)
    await expectAddress('/doctor/slot')
  })

  it('[SLOT-07] is redirected to the slots when the form is opened by its address', async () => {
    await open(FORM, isIncomplete)
    await expectAddress('/doctor/slot')
    await expectToast(portal, INCOMPLETE)
  })
})
