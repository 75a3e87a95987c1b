// Types that the compiler infers for a consumer's code. The type check verifies the assertions, not
// the test run.
import { describe, expectTypeOf, it } from 'vitest'
import {
  createDoctorApi,
  isApiError,
  type ApiError,
  type Booking,
  type BookingPage,
  type CancellationsPreview,
  type Doctor,
  type ErrorCode,
  type Message,
  type Result,
  type Visit,
} from '../src/index.ts'

const api = createDoctorApi({ baseUrl: '/api' })
const caught: unknown = undefined

describe('types', () => {
  it('[SDK-01] of values', () => {
    expectTypeOf(api.bookings.list).returns.resolves.toEqualTypeOf<BookingPage>()
    expectTypeOf(api.bookings.decide).returns.resolves.toEqualTypeOf<Message>()
    expectTypeOf(api.bookings.all).returns.toEqualTypeOf<AsyncGenerator<Booking, void, undefined>>()
    expectTypeOf(api.bookings.cancel).returns.resolves.toEqualTypeOf<Message>()
    expectTypeOf(api.bookings.move).returns.resolves.toEqualTypeOf<Message & { booking: Booking }>()
    expectTypeOf(api.bookings.setVisit).parameter(1).toEqualTypeOf<Visit>()
    expectTypeOf(api.bookings.previewCancellations).returns.resolves.toEqualTypeOf<CancellationsPreview>()
    expectTypeOf<Booking['visit']>().toEqualTypeOf<Exclude<Visit, 'none'> | undefined>()
    expectTypeOf(api.session.renew).returns.resolves.toHaveProperty('doctor').toEqualTypeOf<Doctor>()
    expectTypeOf<ReturnType<typeof api.bookings.decide>['result']>().returns.resolves.toEqualTypeOf<
      Result<Message, 'updateBookingStatus'>
    >()
    expectTypeOf<ReturnType<typeof api.session.renew>['withResponse']>()
      .returns.resolves.toHaveProperty('response')
      .toEqualTypeOf<Response>()
  })

  it('[SDK-01] of errors: operation and status narrow data, status and fields', () => {
    if (isApiError(caught)) expectTypeOf(caught).toEqualTypeOf<ApiError>()
    if (isApiError(caught, 'createSlot')) {
      expectTypeOf(caught.operation).toEqualTypeOf<'createSlot'>()
      expectTypeOf(caught.data).toEqualTypeOf<unknown>()
      expectTypeOf(caught.fieldErrors.time).toEqualTypeOf<string | undefined>()
    }
    if (isApiError(caught, 'createSlot', 409)) {
      expectTypeOf(caught.status).toEqualTypeOf<409>()
      expectTypeOf(caught.kind).toEqualTypeOf<'response'>()
      if ('code' in caught.data) expectTypeOf(caught.data.code).toEqualTypeOf<ErrorCode>()
    }
    if (isApiError(caught, 'cancelBooking')) expectTypeOf(caught.fieldErrors.note).toEqualTypeOf<string | undefined>()
    if (isApiError(caught, 'cancelBookings', 409))
      expectTypeOf(caught.data.data.cancellations.fingerprint).toEqualTypeOf<string>()
  })

  it('[SDK-01] of functions that never throw', async () => {
    const read = async () => {
      const result = await api.session.login({ email: 'e', password: 'p' }).result()
      if (result.ok) expectTypeOf(result.value.doctor).toEqualTypeOf<Doctor>()
      else expectTypeOf(result.error).toEqualTypeOf<ApiError<'loginDoctor'>>()
    }
    expectTypeOf(read).returns.resolves.toBeVoid()
  })
})
