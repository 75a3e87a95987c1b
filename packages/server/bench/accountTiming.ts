import { demoDoctors } from '../src/demo/doctors.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient, type TestClient } from '../test/support/testClient.ts'

/** Calls in sequence; only the last one is measured. */
interface Sequence {
  readonly name: string
  readonly before?: (client: TestClient, email: string) => Promise<unknown>
  readonly measured: (client: TestClient, email: string) => Promise<unknown>
}

const forgot = (client: TestClient, email: string) => client.call('forgotPassword', { email })
const signIn = (client: TestClient, email: string) => client.call('loginDoctor', { email, password: 'Wrong@2026' })
const reset = (client: TestClient, email: string) =>
  client.call('confirmForgotPassword', {
    email,
    otp: '000000',
    newPassword: 'Palani!Hill5x',
    confirmPassword: 'Palani!Hill5x',
  })

const sequences: readonly Sequence[] = [
  { name: 'sign in', measured: signIn },
  { name: 'forgot password', measured: forgot },
  { name: 'sign in right after forgot password', before: forgot, measured: signIn },
  { name: 'forgot password right after forgot password', before: forgot, measured: forgot },
  { name: 'wrong code right after forgot password', before: forgot, measured: reset },
  { name: 'sign in right after a failed sign-in', before: signIn, measured: signIn },
]

/** Times of a sequence for a known and for an unknown account, in milliseconds. */
export interface SequenceTimes {
  readonly name: string
  readonly known: readonly number[]
  readonly unknown: readonly number[]
}

/** Measures S6 for sequences: whether response times reveal which accounts exist. */
export async function measureAccountTiming(server: RunningServer, samples: number): Promise<SequenceTimes[]> {
  const results: SequenceTimes[] = []
  for (const { name, before, measured } of sequences) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let sample = 0; sample < samples; sample += 1) {
      const kinds = [
        ['known', demoDoctors.complete.email],
        ['unknown', 'nobody.knows@nalam.example'],
      ] as const
      // Both kinds alternate, and each is first equally often, so that both meet the same load
      // of the machine.
      for (const [kind, email] of sample % 2 === 0 ? kinds : kinds.toReversed()) {
        const client = createTestClient(server.origin)
        await before?.(client, email)
        const began = performance.now()
        await measured(client, email)
        times[kind].push(performance.now() - began)
        await server.dependencies.outbox.settled()
      }
    }
    results.push({ name, ...times })
  }
  return results
}
