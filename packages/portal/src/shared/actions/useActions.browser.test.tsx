import { createDoctorApi, type Result } from '@nalam/sdk'
import { NalamProvider } from '@nalam/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useActions } from './useActions.ts'

interface Lamp {
  id: string
  isOn: boolean
}

const LAMPS: readonly Lamp[] = [
  { id: 'a', isOn: true },
  { id: 'b', isOn: true },
]

/** A server with two lamps that responds when the test says so. */
class Server {
  readonly lamps = new Map(LAMPS.map(({ id, isOn }) => [id, isOn]))
  readonly sent: string[] = []
  readonly reconciled: string[] = []
  /** Results of the next requests, in order; without one they succeed. */
  readonly endings: ('refused' | 'lost before' | 'lost after')[] = []
  canBeRead = true
  #held: (() => void)[] = []
  isHolding = false

  release(): void {
    this.isHolding = false
    for (const respond of this.#held.splice(0)) respond()
  }

  readonly api = createDoctorApi({
    baseUrl: 'https://nalam.example/api',
    fetch: async (url, { body: payload }) => {
      if (!url.endsWith('/delete-slot')) {
        if (!this.canBeRead) throw new TypeError('Failed to fetch')
        return Response.json({ statusCode: 200, data: { slotDetails: { slots: [] } } })
      }
      const { slotId, status }: { slotId: string; status: number } = JSON.parse(String(payload))
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

  readonly reconcile = async ({ id }: Lamp): Promise<Result<{ message: string } | undefined>> => {
    this.reconciled.push(id)
    const result = await this.api.slots.listByDate({ doctorId: 'd', date: '23-11-2026' }, { retries: 0 }).result()
    if (!result.ok) return result
    return { ok: true, value: this.lamps.get(id) ? undefined : { message: 'It is off.' } }
  }
}

function Lamps({ server, refused }: { server: Server; refused: string[] }) {
  const { pending, run, report } = useActions<boolean>()
  const switchOff = async (lamp: Lamp) => {
    const outcome = await run<{ message: string }>(lamp.id, false, {
      send: () => server.api.slots.setStatus({ slotId: lamp.id, isOn: false }).result(),
      reconcile: () => server.reconcile(lamp),
      settle: (settled) => !settled.ok && settled.isRefused && refused.push(lamp.id),
    })
    if (outcome) report(outcome)
  }
  return LAMPS.map((lamp) => (
    <button key={lamp.id} type="button" onClick={() => void switchOff(lamp)}>
      {lamp.id} {(pending.get(lamp.id) ?? lamp.isOn) ? 'on' : 'off'}
    </button>
  ))
}

let server: Server
let refused: string[]
/** Texts of all toasts so far, because a toast disappears after two seconds. */
let toasts: string
const listener = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      const toast = node.matches('[data-toast]') ? node : node.querySelector('[data-toast]')
      if (toast) toasts += `${toast.textContent}\n`
    }
  }
})
let root: Root
let container: HTMLElement

beforeEach(() => {
  server = new Server()
  refused = []
  toasts = ''
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

const click = (id: string) => userEvent.click(page.getByRole('button', { name: new RegExp(`^${id} `) }))
const expectShown = (text: string) => expect.element(page.getByRole('button', { name: text })).toBeVisible()
const expectToast = (text: string) => expect.poll(() => toasts).toContain(text)

describe('actions on single items', () => {
  it('are shown at once; a second click on the same item sends nothing, another item does not wait', async () => {
    server.isHolding = true
    await click('a')
    await expectShown('a off')
    await click('a')
    await click('b')
    await expectShown('b off')
    await expect.poll(() => server.sent).toEqual(['a 2', 'b 2'])
    server.release()
    await expectToast('Switched.')
    expect(server.sent).toHaveLength(2)
  })

  it('refused: rolled back with the reason, and read again', async () => {
    server.endings.push('refused')
    await click('a')
    await expectToast('It is booked.')
    await expectShown('a on')
    expect(refused).toEqual(['a'])
    expect(server.reconciled).toEqual([])
  })

  it('a lost response after the change is reconciled and is a success', async () => {
    server.endings.push('lost after')
    await click('a')
    await expectToast('It is off.')
    expect(server.sent).toEqual(['a 2'])
    expect(server.reconciled).toEqual(['a'])
  })

  it('a lost request is reconciled, rolled back, and sent again on the next click', async () => {
    server.endings.push('lost before')
    await click('a')
    await expectToast('Failed to update slot status')
    await expectShown('a on')
    await click('a')
    await expectToast('Switched.')
    expect(server.sent).toEqual(['a 2', 'a 2'])
  })

  it('if the outcome is unknown and nothing can be read, the next click reads first and does not send twice', async () => {
    server.endings.push('lost after')
    server.canBeRead = false
    await click('a')
    await expectToast('Failed to update slot status')
    await expectShown('a on')
    server.canBeRead = true
    await click('a')
    await expectToast('It is off.')
    expect(server.sent).toEqual(['a 2'])
  })
})
