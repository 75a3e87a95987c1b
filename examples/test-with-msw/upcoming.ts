import type { DoctorApi } from '@nalam/sdk'

/** Example of code under test: returns how many bookings wait for a decision, in words. */
export async function upcoming(api: DoctorApi, doctorId: string): Promise<string> {
  const result = await api.bookings.dashboard({ doctorId }).result()
  if (!result.ok) return result.error.userMessage
  const waiting = result.value.summary.pending ?? 0
  return waiting === 1 ? '1 booking waits for your answer' : `${waiting} bookings wait for your answer`
}
