import { toWireDate, type MessageName, type PatientMessageEvent } from '@nalam/sdk'
import type { Language } from '../../http/route.ts'
import type { Delivery, DeliveryContent } from './deliveryStore.ts'
import { messageText } from './messageTexts.ts'

/** All types of messages to patients. */
export const MESSAGE_NAMES = [
  'booking.accepted',
  'booking.declined',
  'booking.reschedule_requested',
  'booking.offered',
  'booking.cancelled',
  'booking.moved',
  'booking.reminder',
] as const satisfies readonly MessageName[]

/** Returns whether a name is that of a message to a patient. */
export const isMessageName = (name: string): name is MessageName => MESSAGE_NAMES.some((known) => known === name)

function timeOf(moment: string) {
  const date = moment.slice(0, 10)
  return { date: toWireDate(date) ?? date, time: moment.slice(11, 16) }
}

/**
 * Returns the webhook's body (MSG-02).
 *
 * @param language of the patient
 * @param linkIn the link of an offer in a language
 */
export function messageEvent(
  delivery: Delivery,
  content: DeliveryContent,
  language: Language,
  linkIn: (language: Language) => string = () => '',
): PatientMessageEvent {
  const { name, bookingId, doctorId, startsAt, previousStartsAt, happenedAt } = delivery
  const isCancelled = name === 'booking.cancelled'
  const reason = isCancelled ? content.reason : null
  const note = isCancelled ? content.note : name === 'booking.offered' ? content.offerNote : null
  const { offerExpiresAt } = content
  const facts = { ...content, name, startsAt, previousStartsAt, reason, note, linkIn }
  const data = {
    bookingId,
    bookingNumber: content.bookingNumber,
    doctorId,
    phoneNumber: content.phoneNumber,
    language,
    texts: { en: messageText(facts, 'en'), ta: messageText(facts, 'ta'), hi: messageText(facts, 'hi') },
    ...timeOf(startsAt),
  }
  const timestamp = happenedAt.toISOString()
  if (name === 'booking.cancelled')
    return { type: name, timestamp, data: { ...data, reason: reason ?? 'other', ...(note !== null && { note }) } }
  if (name === 'booking.offered') {
    if (offerExpiresAt === null) throw new Error('A message about an offer without one')
    const offered = { link: linkIn(language), expiresAt: offerExpiresAt.toISOString(), ...(note !== null && { note }) }
    return { type: name, timestamp, data: { ...data, ...offered } }
  }
  if (name === 'booking.moved')
    return { type: name, timestamp, data: { ...data, previous: timeOf(previousStartsAt ?? startsAt) } }
  return { type: name, timestamp, data }
}
