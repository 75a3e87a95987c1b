export { PasskeyOffer, type PasskeyOfferProps } from './PasskeyOffer.tsx'
