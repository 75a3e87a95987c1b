import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '../src/index.ts'
import { eventOf, readStream } from '../src/live/readStream.ts'

const booking = (id: number) =>
  `id: ${id}\ndata: {"topic":"bookings","name":"booking.accepted","subject":"bkg_${id}"}\n\n`
const acceptedOf = (id: number): LiveEvent => ({ topic: 'bookings', name: 'booking.accepted', subject: `bkg_${id}` })

function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsOf(chunks: readonly Uint8Array[]): Promise<[LiveEvent, string | undefined][]> {
  const events: [LiveEvent, string | undefined][] = []
  await readStream(
    bodyOf(chunks),
    new AbortController().signal,
    () => undefined,
    ({ data, id }) => void events.push([eventOf(data), id]),
  )
  return events
}

describe('a stream', () => {
  const text = `\uFEFF: தமிழ் 🙂\n\nid: 1\nevent: message\ndata: {"topic":"slots","name":"இடம்","subject":"slt_🙂"}\r\n\r\n${booking(2)}:\n\ndata: {"topic":\ndata: "session"}\r\n\r\n`
  const expected = [
    [{ topic: 'slots', name: 'இடம்', subject: 'slt_🙂' }, '1'],
    [acceptedOf(2), '2'],
    [{ topic: 'session' }, undefined],
  ]
  const bytes = new TextEncoder().encode(text)

  it('[LIVE-03] gives the same events wherever the network splits it', async () => {
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected)
    expect(await eventsOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected)
  })

  it('leaves out an event that is not finished', async () => {
    expect(await eventsOf([new TextEncoder().encode(`${booking(1)}id: 2\ndata: {"topic":"slots"}`)])).toHaveLength(1)
  })

  it.each(['data: {"topic":', 'data: null', 'data: [1]', 'data: {"topic":7}', 'data: text'])(
    'asks to read again if it cannot be parsed: %s',
    async (line) => {
      expect(await eventsOf([new TextEncoder().encode(`id: 9\n${line}\n\n`)])).toEqual([[{ topic: 'resync' }, '9']])
    },
  )

  it('[LIVE-03] delivers unknown topics and names, and leaves out unknown fields', async () => {
    const line = 'data: {"topic":"messages","name":"message.read","subject":7,"quietFor":"long","text":"Anitha"}'
    expect(await eventsOf([new TextEncoder().encode(`id: 9\n${line}\n\n`)])).toEqual([
      [{ topic: 'messages', name: 'message.read' }, '9'],
    ])
    // Unknown topics compile without a cast, and the known topics are still part of the type.
    const known: LiveEvent['topic'][] = ['bookings', 'slots', 'session', 'resync']
    const later: LiveEvent['topic'] = 'messages'
    expect(known).not.toContain(later)
  })

  it('is given up when a line never ends', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(10_000))
    await expect(eventsOf(Array.from({ length: 10 }, () => chunk))).rejects.toThrow(/buffer/i)
  })
})
