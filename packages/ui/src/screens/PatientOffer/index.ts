export { PatientOffer, type AnswerResult, type PatientOfferProps } from './PatientOffer.tsx'
export { PatientReminder, type PatientReminderProps } from './PatientReminder.tsx'
export { loadPatientTexts } from './patientTexts.ts'
export type { PatientTexts } from './texts/en.ts'
