export { PatientOffer, type AnswerResult, type PatientOfferProps } from './PatientOffer.tsx'
export { loadPatientTexts, type PatientTexts } from './patientTexts.ts'
