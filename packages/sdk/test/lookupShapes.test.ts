// Every response that has two documented shapes gives the same value (SDK-06, D8).
import { describe, expect, it } from 'vitest'
import { paging, respondingWith } from './respondingWith.ts'

describe('slots, tickets and lookups', () => {
  it.each([
    ['time', { time: '09:30' }, { startTime: '09:30', endTime: undefined }],
    ['start_time and end_time', { start_time: '09:30', end_time: '10:00' }, { startTime: '09:30', endTime: '10:00' }],
    ['both', { time: '9', start_time: '09:30', end_time: '10:00' }, { startTime: '09:30', endTime: '10:00' }],
  ])('[SDK-06] a slot is read with %s', async (_, times, read) => {
    const slots = [{ _id: 's', isBooked: false, slot_status: 1, ...times }]
    for (const body of [{ data: { slotDetails: { slots } } }, { slotDetails: { slots } }]) {
      await expect(respondingWith(body).slots.listByDate({ doctorId: 'd', date: '24-11-2026' })).resolves.toEqual({
        slots: [{ id: 's', isBooked: false, isOn: true, ...read }],
        days: undefined,
      })
    }
  })

  it('reads booked and off slots, and the days where they are given', async () => {
    const slots = [{ _id: 's', time: '09:30', isBooked: true, slot_status: 2 }]
    const body = { data: { slotDetails: { slots }, days: [{ date: '24-11-2026', open: 1, booked: 2 }] } }
    await expect(respondingWith(body).slots.listByDate({ doctorId: 'd', date: '24-11-2026' })).resolves.toEqual({
      slots: [{ id: 's', startTime: '09:30', endTime: undefined, isBooked: true, isOn: false }],
      days: [{ date: '24-11-2026', open: 1, booked: 2 }],
    })
    const without = await respondingWith({ data: {} }).slots.listByDate({ doctorId: 'd', date: '24-11-2026' }).result()
    expect(without.error).toMatchObject({ kind: 'contract' })
  })

  it.each([
    ['tickets inside data', (tickets: object[]) => ({ data: { tickets }, ...paging })],
    ['everything inside data', (tickets: object[]) => ({ data: { tickets, ...paging } })],
    ['everything beside data', (tickets: object[]) => ({ tickets, ...paging })],
  ])('[SDK-06] a page of tickets is read with %s', async (_, bodyOf) => {
    const ticket = { subject: 'S', message: 'M', status: 2, createdAt: 'c', updatedAt: 'u' }
    await expect(respondingWith(bodyOf([{ _id: 't', ...ticket }])).tickets.list()).resolves.toEqual({
      tickets: [{ id: 't', ...ticket }],
      ...paging,
      totalItems: undefined,
      nextPage: 3,
    })
    const { tickets } = await respondingWith(bodyOf([{ _id: 't', ...ticket, status: 4 }])).tickets.list()
    expect(tickets).toEqual([{ id: 't', ...ticket, status: 'unknown', rawStatus: '4' }])
  })

  it.each([
    ['inside data', (rows: object[]) => ({ data: { data: rows } })],
    ['as data', (rows: object[]) => ({ data: rows })],
  ])('[SDK-06] a lookup is read %s', async (_, bodyOf) => {
    await expect(respondingWith(bodyOf([{ id: 101, name: 'India' }])).lookups.countries()).resolves.toEqual([
      { id: '101', name: 'India' },
    ])
    await expect(respondingWith(bodyOf([{ name: 'Tamil Nadu' }])).lookups.states()).resolves.toEqual([
      { id: '', name: 'Tamil Nadu' },
    ])
    await expect(respondingWith(bodyOf([{ _id: 'cty', name: 'Chennai' }])).lookups.cities()).resolves.toEqual([
      { id: 'cty', name: 'Chennai' },
    ])
    await expect(
      respondingWith(
        bodyOf([
          { _id: 'loc', locality_name: 'T Nagar', pincode: '600017' },
          { _id: 'l2', locality_name: 'X' },
        ]),
      ).lookups.localities({ cityId: 1 }),
    ).resolves.toEqual([
      { id: 'loc', name: 'T Nagar', pincode: '600017' },
      { id: 'l2', name: 'X', pincode: '' },
    ])
  })

  it('[SDK-06] specialities are read inside data or beside it', async () => {
    const getAllspeciality = [{ _id: 's', name: 'Cardiology' }]
    for (const body of [{ data: { getAllspeciality } }, { getAllspeciality }]) {
      await expect(respondingWith(body).lookups.specialities()).resolves.toEqual([{ id: 's', name: 'Cardiology' }])
    }
  })
})
