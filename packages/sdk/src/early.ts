import { doctorOperations, patientOperations } from './generated/operations.ts'

export { PRODUCT_NAME } from './productName.ts'

/** Path of the session request below the API's root, for a page that sends it before any script. */
export const SESSION_PATH = doctorOperations.getDoctorProfile.path

/** Path of the request for the offer of a patient's link, likewise; the body is `{ token }`. */
export const PATIENT_OFFER_PATH = patientOperations.readPatientOffer.path

/** Path of the request for the appointment of a reminder's link, likewise. */
export const PATIENT_APPOINTMENT_PATH = patientOperations.readAppointment.path
