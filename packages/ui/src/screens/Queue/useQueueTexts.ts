import { attendanceMessages, fieldsMessages, queueMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { clinicInstant, clinicNow, QUEUE_REASON, type ClinicMoment, type QueueEntry } from '@nalam/sdk'

/** Returns a moment, ISO 8601, as time at the clinic, `HH:MM`. */
const timeOf = (moment: string): string => clinicNow(Date.parse(moment)).time

/** Returns the texts of a queue and of its patients. */
export function useQueueTexts() {
  const messages = useMessages(queueMessages)
  const fields = useMessages(fieldsMessages)
  const attendance = useMessages(attendanceMessages)
  const formats = useFormats()

  const nameOf = ({ name }: Pick<QueueEntry, 'name'>): string => name || messages.noName
  const kindOf = ({ appointment }: QueueEntry): string =>
    appointment === undefined ? messages.walkIn : messages.appointment(formats.shortTime(appointment))
  const reasonOf = ({ reason, skippedAt }: QueueEntry): string | undefined => {
    if (reason === QUEUE_REASON.back)
      return skippedAt === undefined ? messages.back : messages.skippedAt(formats.shortTime(timeOf(skippedAt)))
    // An emergency has a mark, an appointment its time.
    return Object.entries(messages.reasons).find(([name]) => name === reason)?.[1]
  }
  return {
    messages,
    attendance,
    fields,
    formats,
    nameOf,
    kindOf,
    reasonOf,
    numberOf: ({ number }: QueueEntry): string => (number === undefined ? '' : formats.number(number)),
    /** Number, name and kind: what a screen reader says of a patient. */
    labelOf: (entry: QueueEntry): string =>
      [
        entry.number === undefined ? messages.noNumber : attendance.number(formats.number(entry.number)),
        nameOf(entry),
        entry.isEmergency ? messages.emergency : kindOf(entry),
        entry.expectedAt === undefined ? [] : messages.about(formats.shortTime(entry.expectedAt)),
      ]
        .flat()
        .join(', '),
    /** A moment, ISO 8601, as `9:57`. */
    shortMoment: (moment: string): string => formats.shortTime(timeOf(moment)),
    moment: (moment: string): string => formats.time(timeOf(moment)),
    /** How long a patient is inside. */
    minutesInside: ({ calledAt }: QueueEntry, { date, time }: ClinicMoment): number => {
      if (calledAt === undefined) return 0
      const called = clinicNow(Date.parse(calledAt))
      const minutes = clinicInstant(date, time).getTime() - clinicInstant(called.date, called.time).getTime()
      return Math.max(0, minutes / 60_000)
    },
  }
}
