import { addDays, toWireDate } from '@nalam/sdk'
import { exampleResponse, type Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw'

export type WireSlot = Fixtures['slots'][number]

/** Slots by day, `YYYY-MM-DD`. */
export type SlotDays = Record<string, WireSlot[]>

export const SLOT_PATHS = {
  list: '/doctor/get-slots-by-date',
  create: '/doctor/doc-create-slot',
  change: '/doctor/delete-slot',
} as const

/** Creates a slot of 30 minutes that is on by default. */
export const slotAt = (time: string, change: Partial<WireSlot> = {}): WireSlot => ({
  _id: `slt_${time.replace(':', '')}`,
  time,
  isBooked: false,
  slot_status: 1,
  ...change,
})

/** Changes a slot as the server would. */
export function changeSlot(days: SlotDays, { slotId, status }: { slotId: string; status: 1 | 2 }): void {
  const slot = Object.values(days)
    .flat()
    .find(({ _id }) => _id === slotId)
  if (slot) slot.slot_status = status
}

function countsOf(days: SlotDays, date: string) {
  const slots = days[date] ?? []
  const booked = slots.filter(({ isBooked }) => isBooked).length
  const open = slots.filter(({ isBooked, slot_status }) => !isBooked && slot_status === 1).length
  return { date: toWireDate(date) ?? '', open, booked }
}

const dayOf = (wire: string): string => wire.split('-').toReversed().join('-')

/**
 * A server that stores slots: it lists them by day with the counts of seven days, creates them, and
 * switches them on and off.
 */
export function slotServer(days: SlotDays): HttpHandler[] {
  return [
    http.post<PathParams, { date: string }>(`*/api${SLOT_PATHS.list}`, async ({ request }) => {
      const { date } = await request.clone().json()
      const first = dayOf(date)
      const week = Array.from({ length: 7 }, (_, index) => countsOf(days, addDays(first, index)))
      return HttpResponse.json({ statusCode: 200, data: { slotDetails: { slots: days[first] ?? [] }, days: week } })
    }),
    http.post<PathParams, { date: string; time: string }>(`*/api${SLOT_PATHS.create}`, async ({ request }) => {
      const { date, time } = await request.clone().json()
      const slots = (days[dayOf(date)] ??= [])
      if (slots.some((slot) => slot.time === time)) {
        return HttpResponse.json(exampleResponse('createSlot', 409, 'slot.taken'), { status: 409 })
      }
      slots.push(slotAt(time))
      return HttpResponse.json(exampleResponse('createSlot', 201), { status: 201 })
    }),
    http.delete<PathParams, { slotId: string; status: 1 | 2 }>(`*/api${SLOT_PATHS.change}`, async ({ request }) => {
      changeSlot(days, await request.clone().json())
      return HttpResponse.json(exampleResponse('updateSlotStatus', 200))
    }),
  ]
}
