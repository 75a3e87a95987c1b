import { operations, type OperationId, type OperationMetadata } from '../generated/operations.ts'
import { ofFixtures, type Fixtures } from './fixtures.ts'
import { refuse } from './refusal.ts'

/** The doctor is signed in from the beginning. */
const sessionOf = ofFixtures(() => ({ isOpen: true }))

/** Refuses a request that needs a session after the doctor has signed out. */
export function requireSession(operation: OperationId, data: Fixtures): void {
  const { open }: OperationMetadata = operations[operation]
  if (!open && !sessionOf(data).isOpen) refuse({ code: 'session.required' })
}

/** Opens the session with a sign-in that succeeds, and ends it with the sign-out. */
export function noteSession(operation: OperationId, data: Fixtures, body: object): void {
  if ('statusCode' in body && Number(body.statusCode) >= 400) return
  if (operation === 'logoutDoctor') sessionOf(data).isOpen = false
  if (operation === 'loginDoctor' || operation === 'loginWithPasskey') sessionOf(data).isOpen = true
}
