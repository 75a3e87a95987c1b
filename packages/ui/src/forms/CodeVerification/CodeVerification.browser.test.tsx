import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { until } from '../../../../../test/browser/until.ts'
import { loadToasts } from '../../../test/loadToasts.ts'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { SETTLED_AFTER } from '../../components/Toasts/toastStore.ts'
import { CodeVerification, type CodeVerificationProps } from './CodeVerification.tsx'
import { RESEND_DELAY } from './codeParts.tsx'

let host: HTMLDivElement
let unmount: () => void

beforeEach(() => {
  vi.useFakeTimers()
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  unmount()
  host.remove()
  vi.useRealTimers()
})

const saysSeconds = (seconds: number) => host.innerText.includes(`in ${seconds} s`)

/** Renders an element and waits until its Resend button counts down. */
async function show(element: ReactNode) {
  const root = createRoot(host)
  unmount = () => root.unmount()
  root.render(<NalamProvider>{element}</NalamProvider>)
  await loadToasts()
  await until(() => saysSeconds(RESEND_DELAY) && vi.getTimerCount() > 0)
}
const resend = () => {
  const found = Array.from(host.querySelectorAll('button')).find((button) => button.textContent === 'Resend')
  if (!found) throw new Error('There is a Resend button')
  return found
}
const isWaiting = () => resend().getAttribute('aria-disabled') === 'true'

it('Resend waits 30 seconds with a countdown, sends, and waits again', async () => {
  const onResend = vi.fn<CodeVerificationProps['onResend']>(async () => ({
    ok: true as const,
    message: 'A new code is on its way.',
  }))
  await show(
    <CodeVerification
      email="meena@nalam.example"
      onVerify={async () => ({ ok: true })}
      onResend={onResend}
      onBack={() => undefined}
    />,
  )
  expect(RESEND_DELAY).toBe(30)
  expect(isWaiting()).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  await until(() => saysSeconds(20))
  resend().click()
  expect(onResend).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await until(() => !isWaiting())
  expect(host.textContent).not.toMatch(/in \d+ s/)

  resend().click()
  expect(onResend).toHaveBeenCalledTimes(1)
  await until(() => saysSeconds(RESEND_DELAY))
  await vi.advanceTimersByTimeAsync(SETTLED_AFTER)
  await until(() => document.body.textContent.includes('A new code is on its way.'))
  expect(isWaiting()).toBe(true)
})

it('a refused resend can be tried again at once', async () => {
  const onResend = vi.fn<CodeVerificationProps['onResend']>(async () => ({
    ok: false as const,
    message: 'Please try again.',
  }))
  await show(
    <CodeVerification
      email="meena@nalam.example"
      onVerify={async () => ({ ok: true })}
      onResend={onResend}
      onBack={() => undefined}
    />,
  )
  await vi.advanceTimersByTimeAsync(30_000)
  await until(() => !isWaiting())
  resend().click()
  await until(() => !isWaiting())
  await vi.advanceTimersByTimeAsync(SETTLED_AFTER)
  await until(() => document.body.innerText.includes('Please try again.'))
  resend().click()
  expect(onResend).toHaveBeenCalledTimes(2)
})
