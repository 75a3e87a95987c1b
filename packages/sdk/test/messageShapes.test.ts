// What proves that an action succeeded, and what does not (SDK-06, goal K4).
import { describe, expect, it } from 'vitest'
import type { ApiPromise, DoctorApi, Message } from '../src/index.ts'
import { respondingWith } from './respondingWith.ts'

type Case = readonly [call: (api: DoctorApi) => ApiPromise<Message>, text: string]

const actions: Readonly<Record<string, Case>> = {
  confirm: [
    (api) => api.account.confirm({ email: 'k@nalam.example', confirmationCode: '482913' }),
    'OTP verified successfully!',
  ],
  'forgot password': [
    (api) => api.account.forgotPassword({ email: 'k@nalam.example' }),
    'Password reset link sent successfully!',
  ],
  'reset password': [
    (api) =>
      api.account.resetPassword({ email: 'k@nalam.example', otp: '482913', newPassword: 'p', confirmPassword: 'p' }),
    'Password changed successfully',
  ],
  'slot status': [(api) => api.slots.setStatus({ slotId: 'slt_1', isOn: true }), 'Slot status updated successfully!'],
  decision: [(api) => api.bookings.decide('bkg_1', { action: 'approve' }), ''],
  logout: [(api) => api.session.logout(), ''],
}

describe.each(Object.entries(actions))('%s', (_, [call, text]) => {
  it.each([
    { statusCode: 201, data: { statusCode: 201 } },
    { data: { statusCode: 201 } },
    { statusCode: 201 },
    { statusCode: '200', data: null },
    { statusCode: 200, data: {} },
    { statusCode: 200, data: [] },
    { statusCode: 200, data: { doctor: { _id: 'doc' }, count: 3 } },
    { data: { statusCode: 200, slotId: 'slt_1', message: ' ' } },
  ])('[SDK-04] is a success with its default text: %j', async (body) => {
    await expect(call(respondingWith(body))).resolves.toMatchObject({ message: text })
  })

  it.each([
    {},
    { data: {} },
    { data: { count: 3 } },
    { statusCode: null },
    { statusCode: 0 },
    { statusCode: 1 },
    { statusCode: 199 },
    { statusCode: 302 },
    { statusCode: 'ok', data: { statusCode: true } },
    { statusCode: [200] },
    { data: { data: { statusCode: 200 } } },
  ])('[SDK-03] is not proven by %j', async (body) => {
    const { error } = await call(respondingWith(body)).result()
    expect(error).toMatchObject({ kind: 'contract' })
  })

  it.each([
    [{ statusCode: 200, data: { statusCode: 409, message: 'Gone' } }, 409],
    [{ statusCode: 409, data: { statusCode: 200, message: 'Gone' } }, 409],
    [{ statusCode: 201, data: { success: false, message: 'Gone' } }, 200],
    [{ statusCode: 201, error: 'Gone' }, 200],
  ])('[SDK-03] is refused by %j', async (body, status) => {
    const { error } = await call(respondingWith(body)).result()
    expect(error).toMatchObject({ kind: 'response', status, userMessage: 'Gone' })
  })
})
