import { account as enAccount } from '../../ui/src/messages/en.account.ts'
import { bookings as enBookings } from '../../ui/src/messages/en.bookings.ts'
import { profile as enProfile } from '../../ui/src/messages/en.profile.ts'
import { slots as enSlots } from '../../ui/src/messages/en.slots.ts'
import { tickets as enTickets } from '../../ui/src/messages/en.tickets.ts'
import { account as hiAccount } from '../../ui/src/messages/hi.account.ts'
import { bookings as hiBookings } from '../../ui/src/messages/hi.bookings.ts'
import { profile as hiProfile } from '../../ui/src/messages/hi.profile.ts'
import { slots as hiSlots } from '../../ui/src/messages/hi.slots.ts'
import { tickets as hiTickets } from '../../ui/src/messages/hi.tickets.ts'
import { account as taAccount } from '../../ui/src/messages/ta.account.ts'
import { bookings as taBookings } from '../../ui/src/messages/ta.bookings.ts'
import { profile as taProfile } from '../../ui/src/messages/ta.profile.ts'
import { slots as taSlots } from '../../ui/src/messages/ta.slots.ts'
import { tickets as taTickets } from '../../ui/src/messages/ta.tickets.ts'
import { paths } from '../src/shared/paths.ts'

/** What the static shell says in one language until the page is there. */
export interface ShellWords {
  /** Beside the picture of the sign-in family. */
  headline: string
  sentence: string
  /** By path: the page's title, and on pages for visitors the line under it. */
  pages: Record<string, { title: string; welcome?: string }>
}

interface Areas {
  account: typeof enAccount
  bookings: typeof enBookings
  profile: typeof enProfile
  slots: typeof enSlots
  tickets: typeof enTickets
}

function wordsOf({ account, bookings, profile, slots, tickets }: Areas): ShellWords {
  const { signInPicture, login, registration } = account
  return {
    ...signInPicture,
    pages: {
      [paths.home]: { title: login.title, welcome: login.welcome },
      [paths.register]: { title: registration.title, welcome: registration.welcome },
      [paths.dashboard]: { title: bookings.dashboard.title },
      [paths.appointments]: { title: bookings.appointments.title },
      [paths.slots]: { title: slots.title },
      [paths.addSlot]: { title: profile.addSlot.title },
      [paths.tickets]: { title: tickets.title },
      [paths.editProfile]: { title: profile.editProfile.title },
    },
  }
}

/** Taken from the catalogues, so that a text is written once. */
export const shellWords: Record<string, ShellWords> = {
  en: wordsOf({ account: enAccount, bookings: enBookings, profile: enProfile, slots: enSlots, tickets: enTickets }),
  ta: wordsOf({ account: taAccount, bookings: taBookings, profile: taProfile, slots: taSlots, tickets: taTickets }),
  hi: wordsOf({ account: hiAccount, bookings: hiBookings, profile: hiProfile, slots: hiSlots, tickets: hiTickets }),
}
