export { PatientOffer, type AnswerResult, type PatientOfferProps } from './PatientOffer.tsx'
