import type { BookingOffer } from '@nalam/sdk'
import { MixedText } from '../../messages/MixedText.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

const STATES = { open: 'open', chosen: 'chosenByPatient', none: 'none', expired: 'expired' } as const

/** The state of an offer in words, with the patient's wish (OFFER-04). */
export function OfferNote({ offer }: { offer: BookingOffer }) {
  const styles = useDecisionsStyles()
  const messages = useMessages(offersMessages)
  return (
    <span className={styles.offerNote}>
      {messages[STATES[offer.state]]}
      {offer.wish !== undefined && (
        <>
          {': '}
          <MixedText text={offer.wish} />
        </>
      )}
    </span>
  )
}
