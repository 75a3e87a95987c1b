import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { PasswordRecovery } from './PasswordRecovery.tsx'
import type { PasswordRecoveryProps } from './PasswordRecovery.tsx'

let host: HTMLDivElement
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  act(() => unmount())
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const titles = () => Array.from(document.querySelectorAll('dialog h2')).map((title) => title.textContent)
const button = (text: string) => {
  const found = Array.from(document.querySelectorAll('dialog button')).find((each) => each.textContent === text)
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
  act(() =>
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
    ),
  )
  const values = ['402917', 'Sunrise@9', 'Sunrise@9']
  for (const [index, input] of Array.from(document.querySelectorAll('dialog input')).entries()) {
    await act(() => userEvent.fill(input, values[index] ?? ''))
  }
  vi.useFakeTimers()
  await act(async () => {
    button('Reset Password').click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(onResetPassword).toHaveBeenCalledWith({
    email: 'meena@nalam.example',
    otp: '402917',
    newPassword: 'Sunrise@9',
    confirmPassword: 'Sunrise@9',
  })
  expect(document.body.textContent).toContain('Password changed successfully')
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(titles()).toEqual(['Reset Password'])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(titles()).toEqual(['Password reset'])
  await act(async () => button('Continue').click())
  expect(onContinue).toHaveBeenCalledTimes(1)
})
