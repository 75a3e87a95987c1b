import type { ReadAudit } from './changes/readAudit.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { CallLimiter } from './http/callLimiter.ts'
import type { Log } from './http/log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Random } from './random.ts'
import type { Challenges } from './security/challenges.ts'
import type { Codes } from './security/codes.ts'
import type { Limits } from './security/limits.ts'
import type { PasskeyOnlyAccounts } from './security/passkeyOnly.ts'
import type { Passwords } from './security/passwords.ts'
import type { Platforms } from './security/platforms.ts'
import type { RateLimits } from './security/rateLimits.ts'
import type { Devices } from './security/devices.ts'
import type { Sessions } from './security/sessions.ts'

export interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly passwords: Passwords
  readonly codes: Codes
  readonly outbox: Outbox
  readonly sessions: Sessions
  readonly devices: Devices
  readonly challenges: Challenges
  readonly passkeyOnly: PasskeyOnlyAccounts
  readonly platforms: Platforms
  readonly rateLimits: RateLimits
  readonly limits: Limits
  readonly changeLimiter: CallLimiter
  readonly readAudit: ReadAudit
  readonly log: Log
  /** Whether the extensions of the contract are offered (EXT-02). */
  readonly hasExtensions: boolean
  /** Whether messages to patients are sent, the extension `messages` (MSG-01). */
  readonly sendsMessages: boolean
  /**
   * Origin of the portal, for links in messages; `undefined` where it is not known. The one of a
   * demo is known when it listens.
   */
  readonly publicUrl: () => string | undefined
  /** Whether other times can be offered (OFFER-01): a patient gets a message with a link. */
  readonly canOffer: () => boolean
  /** E-mail domains that may register; `undefined` for the domains of D2. */
  readonly allowedEmailDomains: readonly string[] | undefined
}
