import type { Messages } from '@nalam/ui'
import { account as enAccount } from '../../ui/src/messages/en.account.ts'
import { bookings as enBookings } from '../../ui/src/messages/en.bookings.ts'
import { greeting as enGreeting } from '../../ui/src/messages/en.greeting.ts'
import { profile as enProfile } from '../../ui/src/messages/en.profile.ts'
import { slots as enSlots } from '../../ui/src/messages/en.slots.ts'
import { tickets as enTickets } from '../../ui/src/messages/en.tickets.ts'
import { account as hiAccount } from '../../ui/src/messages/hi.account.ts'
import { bookings as hiBookings } from '../../ui/src/messages/hi.bookings.ts'
import { greeting as hiGreeting } from '../../ui/src/messages/hi.greeting.ts'
import { profile as hiProfile } from '../../ui/src/messages/hi.profile.ts'
import { slots as hiSlots } from '../../ui/src/messages/hi.slots.ts'
import { tickets as hiTickets } from '../../ui/src/messages/hi.tickets.ts'
import { account as taAccount } from '../../ui/src/messages/ta.account.ts'
import { bookings as taBookings } from '../../ui/src/messages/ta.bookings.ts'
import { greeting as taGreeting } from '../../ui/src/messages/ta.greeting.ts'
import { profile as taProfile } from '../../ui/src/messages/ta.profile.ts'
import { slots as taSlots } from '../../ui/src/messages/ta.slots.ts'
import { tickets as taTickets } from '../../ui/src/messages/ta.tickets.ts'
import { pages, type PageMessages } from '../src/app/pages.ts'

/** Texts of the static shell in one language, shown until the page is drawn. */
export interface ShellWords {
  /** In the top bar, while the session is renewed (FRAME-01). */
  hello: string
  loadingName: string
  /** Beside the picture of the sign-in pages. */
  headline: string
  sentence: string
  /** Title of each page by path, and on pages for visitors the line below it. */
  pages: Record<string, { title: string; welcome?: string }>
}

type ShellMessages = PageMessages &
  Pick<Messages, 'signInPicture'> & { frame: Pick<Messages['frame'], 'hello' | 'loadingName'> }

function wordsOf(messages: ShellMessages): ShellWords {
  return {
    hello: messages.frame.hello,
    loadingName: messages.frame.loadingName,
    ...messages.signInPicture,
    pages: Object.fromEntries(
      pages
        .filter(({ hasOwnHeading }) => !hasOwnHeading)
        .map(({ path, title, welcome }) => [
          path,
          { title: title(messages), ...(welcome && { welcome: welcome(messages) }) },
        ]),
    ),
  }
}

/** Taken from the catalogues, so that each text is defined once. */
export const shellWords: Record<string, ShellWords> = {
  en: wordsOf({ ...enAccount, ...enBookings, ...enProfile, frame: enGreeting, slots: enSlots, tickets: enTickets }),
  ta: wordsOf({ ...taAccount, ...taBookings, ...taProfile, frame: taGreeting, slots: taSlots, tickets: taTickets }),
  hi: wordsOf({ ...hiAccount, ...hiBookings, ...hiProfile, frame: hiGreeting, slots: hiSlots, tickets: hiTickets }),
}
