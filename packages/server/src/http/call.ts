import type { Answer } from './response.ts'
import type { OperationId, RequestBodies } from './contractTypes.ts'

/** Languages that mails are written in. */
export type Language = 'en' | 'ta' | 'hi'

/** A request that fits the contract, as a route sees it. */
export interface Call<Body> {
  readonly body: Body
  /** The client's address, for limits. Never logged. */
  readonly address: string
  readonly language: Language
  readonly requestId: string
  /** The session cookie that came along, whether it is valid or not. */
  readonly token: string | undefined
}

/** The same with a valid session. */
export interface SignedInCall<Body> extends Call<Body> {
  readonly doctorId: string
}

/** Operations that need no session. */
export type PublicOperation =
  | 'registerDoctor'
  | 'loginDoctor'
  | 'confirmDoctorRegistration'
  | 'forgotPassword'
  | 'confirmForgotPassword'

/** What answers an operation. */
export type Route<Id extends OperationId> = (
  call: Id extends PublicOperation ? Call<RequestBodies[Id]> : SignedInCall<RequestBodies[Id]>,
) => Promise<Answer>

/** A route for every operation; the compiler refuses a missing one. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }
