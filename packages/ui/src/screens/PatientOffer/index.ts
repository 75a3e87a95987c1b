export { PatientOffer, type AnswerResult, type PatientOfferProps } from './PatientOffer.tsx'
export { loadPatientTexts } from './patientTexts.ts'
export type { PatientTexts } from './texts/en.ts'
