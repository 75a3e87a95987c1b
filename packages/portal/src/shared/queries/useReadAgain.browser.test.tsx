import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import useSWR, { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureDoctor as doctor } from '../../../test/fixtureDoctor.ts'
import { forgetSession, rememberSession } from '../session/session.ts'
import { useReadAgain } from './useQuery.ts'

/** A key per test, because SWR shares a request that a test has left unanswered. */
let key: readonly [string, number] = ['lamp', 0]

/** A query whose responses wait until the test gives them. */
class Source {
  readonly waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  readonly read = () => new Promise<string>((resolve, reject) => this.waiting.push({ resolve, reject }))
}

let foreground: Source
let background: Source
/** Announces a change made elsewhere. */
let announce: () => void = () => expect.fail('The lamp is not mounted')

function Lamp() {
  const { data, error, mutate: retry } = useSWR<string, Error>(key, foreground.read, { shouldRetryOnError: false })
  const readAgain = useReadAgain({ key, fetch: background.read })
  useLayoutEffect(() => {
    announce = readAgain
  }, [readAgain])
  return (
    <>
      <p>{error ? error.message : (data ?? 'Loading')}</p>
      <button type="button" onClick={() => void retry()}>
        Try again
      </button>
    </>
  )
}

/** Waits for a number of requests and returns the latest. */
async function expectRequests({ waiting }: Source, count: number) {
  await expect.poll(() => waiting.length).toBe(count)
  return waiting.at(-1) ?? expect.fail('No request was sent')
}
const expectShown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const clickTryAgain = () => userEvent.click(page.getByRole('button', { name: 'Try again' }))

describe('reading again in the background', () => {
  let root: Root
  let container: HTMLElement

  beforeEach(async () => {
    foreground = new Source()
    background = new Source()
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    key = ['lamp', key[1] + 1]
    container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
    root.render(<Lamp />)
    await expectShown('Loading')
  })
  afterEach(() => {
    root.unmount()
    container.remove()
    forgetSession()
  })

  it('shows the response and combines the changes that come together', async () => {
    ;(await expectRequests(foreground, 1)).resolve('on')
    await expectShown('on')
    announce()
    announce()
    announce()
    ;(await expectRequests(background, 1)).resolve('off')
    await expectShown('off')
    expect(background.waiting).toHaveLength(1)
  })

  it('leaves what is on screen if it fails', async () => {
    ;(await expectRequests(foreground, 1)).resolve('on')
    await expectShown('on')
    announce()
    ;(await expectRequests(background, 1)).reject(new Error('No connection'))
    announce()
    ;(await expectRequests(background, 2)).resolve('off')
    await expectShown('off')
  })

  it('does not take the response from a doctor who tries again meanwhile, even if it fails', async () => {
    ;(await expectRequests(foreground, 1)).reject(new Error('No connection'))
    await expectShown('No connection')
    announce()
    const failing = await expectRequests(background, 1)
    await clickTryAgain()
    const response = await expectRequests(foreground, 2)
    failing.reject(new Error('Still no connection'))
    response.resolve('on')
    await expectShown('on')
  })

  it('restarts a read that runs when the change comes', async () => {
    const older = await expectRequests(foreground, 1)
    announce()
    const newer = await expectRequests(foreground, 2)
    older.resolve('on')
    newer.resolve('off')
    await expectShown('off')
    expect(background.waiting).toHaveLength(0)
  })

  it('reads once more if an action has written meanwhile', async () => {
    ;(await expectRequests(foreground, 1)).resolve('on')
    await expectShown('on')
    announce()
    const older = await expectRequests(background, 1)
    await mutate(key, 'switched off here', { revalidate: false })
    await expectShown('switched off here')
    older.resolve('on')
    const newer = await expectRequests(background, 2)
    await expectShown('switched off here')
    newer.resolve('switched off for all')
    await expectShown('switched off for all')
  })

  it('[S9] writes nothing after the doctor has signed out', async () => {
    ;(await expectRequests(foreground, 1)).resolve('on')
    await expectShown('on')
    announce()
    const late = await expectRequests(background, 1)
    forgetSession()
    late.resolve('a name of a patient')
    // A response is written in the microtasks after it.
    await new Promise((resolve) => setTimeout(resolve))
    expect(container.textContent).toContain('on')
    expect(container.textContent).not.toContain('patient')
  })
})
