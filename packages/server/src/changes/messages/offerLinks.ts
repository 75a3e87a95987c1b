import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { offerLinks } from '../../db/schema.ts'
import { hashOf, linkToken } from '../../random.ts'

/**
 * Creates a link of an offer, for one attempt to send it. Only its hash is stored, so that a later
 * attempt needs another one; all of them open the offer.
 *
 * @returns the part after `#`
 */
export async function createOfferLink(db: Database, offerId: string): Promise<string> {
  const token = linkToken()
  await db.insert(offerLinks).values({ tokenHash: hashOf(token), offerId })
  return token
}

/** Returns the id of a link's offer; `undefined` for a link that does not exist. */
export async function offerOfLink(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ offerId: offerLinks.offerId })
    .from(offerLinks)
    .where(eq(offerLinks.tokenHash, hashOf(token)))
  return link?.offerId
}
