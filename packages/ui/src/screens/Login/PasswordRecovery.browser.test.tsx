import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { until } from '../../../../../test/browser/until.ts'
import { loadToasts } from '../../../test/loadToasts.ts'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { SETTLED_AFTER } from '../../components/Toasts/toastStore.ts'
import { PasswordRecovery, type PasswordRecoveryProps } from './PasswordRecovery.tsx'

let host: HTMLDivElement
let unmount: () => void

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  unmount()
  host.remove()
  vi.useRealTimers()
})

const titles = () => Array.from(document.querySelectorAll('[role=dialog] h2')).map((title) => title.textContent)
const button = (text: string) => {
  const found = Array.from(document.querySelectorAll('[role=dialog] button')).find((each) => each.textContent === text)
  if (!(found instanceof HTMLButtonElement)) throw new Error(`There is a button ${text}`)
  return found
}

it('the overlay closes 2000 ms after success, the success overlay opens, Continue goes on', async () => {
  const onContinue = vi.fn<PasswordRecoveryProps['onContinue']>()
  const onResetPassword = vi.fn<PasswordRecoveryProps['onResetPassword']>(async () => ({
    ok: true as const,
    message: 'Password changed successfully',
  }))
  const root = createRoot(host)
  unmount = () => root.unmount()
  root.render(
    <NalamProvider>
      <PasswordRecovery
        defaultStep={{ at: 'reset', email: 'meena@nalam.example' }}
        onForgotPassword={async () => ({ ok: true })}
        onResetPassword={onResetPassword}
        onContinue={onContinue}
        onClose={() => undefined}
      />
    </NalamProvider>,
  )
  await until(() => titles().length === 1)
  const values = ['402917', 'Sunrise@9', 'Sunrise@9']
  for (const [index, input] of Array.from(document.querySelectorAll('[role=dialog] input')).entries()) {
    await userEvent.fill(input, values[index] ?? '')
  }
  await loadToasts()
  vi.useFakeTimers()
  button('Reset Password').click()
  // The timers of the toast and of the overlay; Fluent may have set others.
  await until(() => onResetPassword.mock.settledResults.length === 1 && vi.getTimerCount() >= 2)
  await vi.advanceTimersByTimeAsync(SETTLED_AFTER)
  await until(() => document.body.textContent.includes('Password changed successfully'))
  expect(onResetPassword).toHaveBeenCalledWith({
    email: 'meena@nalam.example',
    otp: '402917',
    newPassword: 'Sunrise@9',
    confirmPassword: 'Sunrise@9',
  })
  await vi.advanceTimersByTimeAsync(1999 - SETTLED_AFTER)
  expect(titles()).toEqual(['Reset Password'])
  await vi.advanceTimersByTimeAsync(1)
  await until(() => titles()[0] === 'Password reset')
  expect(titles()).toEqual(['Password reset'])
  button('Continue').click()
  expect(onContinue).toHaveBeenCalledTimes(1)
})
