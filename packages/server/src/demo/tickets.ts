import { TICKET_STATUS } from '@nalam/sdk'
import type { NewTicket } from '../resources/tickets/store.ts'
import type { SeededRandom } from './seededRandom.ts'

const SUBJECTS: ReadonlyArray<readonly [subject: string, message: string]> = [
  ['A slot is shown twice', 'The slot of Tuesday, 9:30 AM, appears twice in my list.'],
  ['Change of mobile number', 'I have a new mobile number. How can it be changed?'],
  ['Patient did not receive a message', 'A patient says that the confirmation never arrived.'],
  ['Profile image is turned', 'My picture lies on its side after the upload.'],
  ['Holiday in January', 'How do I close all slots of one week?'],
  ['Certificate upload', 'When will certificates be sent along with the profile?'],
  ['Clinic moved', 'We moved to another locality; patients still see the old address.'],
  ['Wrong pincode', 'The pincode of our locality is an old one.'],
  ['Reminder in Tamil', 'Can reminders to patients be sent in Tamil?'],
  ['Two doctors in one clinic', 'My colleague would like to use the same clinic name.'],
  ['Booking by phone', 'May I add a booking for a patient who called?'],
  ['Export for the accountant', 'I need the list of November as a file.'],
  ['Login code came late', 'The code took several minutes to arrive.'],
  ['மருந்தகம் அருகில்', 'எங்கள் மருத்துவமனையின் அடையாளக் குறிப்பை மாற்ற வேண்டும்.'],
]

const HOUR = 3_600_000

/** Returns tickets of the past weeks in all three statuses. */
export function demoTickets(doctorId: string, count: number, now: Date, random: SeededRandom): NewTicket[] {
  return SUBJECTS.slice(0, count).map(([subject, message], index) => {
    const createdAt = new Date(now.getTime() - (index * 40 + 5 + random.below(20)) * HOUR)
    const status = index < 4 ? TICKET_STATUS.open : index < 8 ? TICKET_STATUS.inProgress : TICKET_STATUS.resolved
    const updatedAt =
      status === TICKET_STATUS.open ? createdAt : new Date(createdAt.getTime() + random.below(30) * HOUR)
    return {
      id: `tkt_${random.hex(20)}`,
      doctorId,
      subject,
      message,
      status,
      createdAt,
      updatedAt: updatedAt > now ? now : updatedAt,
    }
  })
}
