import { createDoctorApi, defaultMessage } from '@nalam/sdk'
import { NalamProvider } from '@nalam/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOptimisticChange, type LookUp } from './useOptimisticChange.ts'

interface Lamp {
  id: string
  isOn: boolean
}

const LAMPS: readonly Lamp[] = [
  { id: 'a', isOn: true },
  { id: 'b', isOn: true },
]

/** A server with two lamps, whose answers come when the test says so. */
class Server {
  readonly lamps = new Map(LAMPS.map(({ id, isOn }) => [id, isOn]))
  readonly sent: string[] = []
  readonly lookedUp: string[] = []
  /** How the next requests end, in order; without one they succeed. */
  readonly endings: ('refused' | 'lost before' | 'lost after')[] = []
  canBeRead = true
  #held: (() => void)[] = []
  isHolding = false

  release(): void {
    this.isHolding = false
    for (const answer of this.#held.splice(0)) answer()
  }

  readonly api = createDoctorApi({
    baseUrl: 'https://nalam.example/api',
    fetch: async (request) => {
      if (!request.url.endsWith('/delete-slot')) {
        if (!this.canBeRead) throw new TypeError('Failed to fetch')
        return Response.json({ statusCode: 200, data: { slotDetails: { slots: [] } } })
      }
      const { slotId, status }: { slotId: string; status: number } = await request.json()
      this.sent.push(`${slotId} ${status}`)
      if (this.isHolding) await new Promise<void>((resolve) => this.#held.push(resolve))
      const ending = this.endings.shift()
      if (ending === 'lost before') throw new TypeError('Failed to fetch')
      if (ending === 'refused') {
        const body = { statusCode: 409, message: 'It is booked.', code: 'slot.booked', requestId: 'r' }
        return Response.json(body, { status: 409 })
      }
      this.lamps.set(slotId, status === 1)
      if (ending === 'lost after') throw new TypeError('Failed to fetch')
      return Response.json({ statusCode: 200, message: 'Switched.', slotId })
    },
  })

  readonly lookUp = async ({ id }: Lamp): Promise<LookUp<boolean>> => {
    this.lookedUp.push(id)
    const result = await this.api.slots.listByDate({ doctorId: 'd', date: '23-11-2026' }, { retries: 0 }).result()
    return result.ok ? { ok: true, value: this.lamps.get(id) } : result
  }
}

function Lamps({ server, refused }: { server: Server; refused: string[] }) {
  const { wanted, change } = useOptimisticChange<Lamp, boolean>({
    send: ({ id }, isOn) => server.api.slots.setStatus({ slotId: id, isOn }).result(),
    lookUp: server.lookUp,
    onDone: () => undefined,
    onRefused: ({ id }) => refused.push(id),
    lostAnswer: { message: defaultMessage('updateSlotStatus.success') },
  })
  return LAMPS.map((lamp) => (
    <button key={lamp.id} type="button" onClick={() => void change(lamp, false)}>
      {lamp.id} {(wanted.get(lamp.id) ?? lamp.isOn) ? 'on' : 'off'}
    </button>
  ))
}

let server: Server
let refused: string[]
/** What notices have said: they go after two seconds, however busy the machine is. */
let said: string
const listener = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes)
      if (node instanceof Element && node.matches('[data-toast]')) said += `${node.textContent}\n`
  }
})
let root: Root
let container: HTMLElement

beforeEach(() => {
  server = new Server()
  refused = []
  said = ''
  listener.observe(document.body, { childList: true, subtree: true })
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <NalamProvider>
      <Lamps server={server} refused={refused} />
    </NalamProvider>,
  )
})

afterEach(() => {
  listener.disconnect()
  root.unmount()
  container.remove()
})

const press = (id: string) => userEvent.click(page.getByRole('button', { name: new RegExp(`^${id} `) }))
const expectShown = (text: string) => expect.element(page.getByRole('button', { name: text })).toBeVisible()
const expectNotice = (text: string) => expect.poll(() => said).toContain(text)

describe('changes of single items', () => {
  it('are shown at once; a second press of the same item sends nothing, another item does not wait', async () => {
    server.isHolding = true
    await press('a')
    await expectShown('a off')
    await press('a')
    await press('b')
    await expectShown('b off')
    await expect.poll(() => server.sent).toEqual(['a 2', 'b 2'])
    server.release()
    await expectNotice('Switched.')
    expect(server.sent).toHaveLength(2)
  })

  it('refused: taken back with the reason, and what was read is read again', async () => {
    server.endings.push('refused')
    await press('a')
    await expectNotice('It is booked.')
    await expectShown('a on')
    expect(refused).toEqual(['a'])
    expect(server.lookedUp).toEqual([])
  })

  it('an answer that got lost after the change: looked up, and a success', async () => {
    server.endings.push('lost after')
    await press('a')
    await expectNotice('Slot status updated successfully!')
    expect(server.sent).toEqual(['a 2'])
    expect(server.lookedUp).toEqual(['a'])
  })

  it('a request that got lost: looked up, taken back, and sent again on the next press', async () => {
    server.endings.push('lost before')
    await press('a')
    await expectNotice('Failed to update slot status')
    await expectShown('a on')
    await press('a')
    await expectNotice('Switched.')
    expect(server.sent).toEqual(['a 2', 'a 2'])
  })

  it('nobody knows and nothing can be read: the next press looks first and does not send twice', async () => {
    server.endings.push('lost after')
    server.canBeRead = false
    await press('a')
    await expectNotice('Failed to update slot status')
    await expectShown('a on')
    server.canBeRead = true
    await press('a')
    await expectNotice('Slot status updated successfully!')
    expect(server.sent).toEqual(['a 2'])
  })
})
