import { createClient } from '../core/Client.ts'
import { createCaller } from '../core/createCaller.ts'
import type { ClientOptions } from '../core/options.ts'
import { patientOperations } from '../generated/operations.ts'
import { patientResource, type PatientResource } from '../resources/patient.ts'

export { ApiError, isApiError } from '../core/ApiError.ts'
export { newerAppointment, newerOffer } from '../resources/newer.ts'
export type {
  OldTime,
  PatientAnswer,
  PatientAppointment,
  PatientOffer,
  PatientOfferState,
} from '../resources/patient.ts'
export {
  watchQueueScreen,
  type QueueScreenNumbers,
  type QueueScreenOptions,
  type QueueScreenState,
} from './watchQueueScreen.ts'

/**
 * Creates the client of a patient's page: `api.patient` of `createDoctorApi`, without the code of the
 * other operations. It needs no session: the token of the link is in each call, and cookies are sent
 * only to the page's own origin.
 *
 * @param options `createPatientApi({ baseUrl: '/api' })`
 */
export const createPatientApi = (options: ClientOptions): PatientResource =>
  patientResource(createCaller(createClient(options, false), patientOperations))
