import { z } from 'zod'

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const vital = z.object({
  kind: z.literal('vital'),
  name: z.enum(NAMES),
  value: z.number().finite().min(0).max(600_000),
  route: z.string().max(100).optional(),
})

const failure = z.object({
  kind: z.literal('error'),
  name: z.string().max(100).optional(),
  message: z.string().max(500),
  route: z.string().max(100).optional(),
})

/** What the portal may report: one measurement or error, or up to twenty. */
export const reportSchema = z.union([
  z.discriminatedUnion('kind', [vital, failure]).transform((report) => [report]),
  z
    .array(z.discriminatedUnion('kind', [vital, failure]))
    .min(1)
    .max(20),
])

/** Largest body of a report in bytes. */
export const REPORT_LIMIT = 8192

// Section 2 and D18. A pattern would let a name through that somebody typed into the address.
const ROUTES = new Set([
  '/',
  '/doctor/login',
  '/doctor/register',
  '/doctor/dashboard',
  '/doctor/edit-profile',
  '/doctor/view-profile',
  '/doctor/appointment',
  '/doctor/slot',
  '/doctor/add/slot',
  '/doctor/tickets',
])

/** A route as it may be written down: one of the portal's, without query; anything else is `other`. */
export function scrubRoute(route: string | undefined): string {
  const path = route?.split(/[?#]/)[0] ?? ''
  return ROUTES.has(path) ? path : 'other'
}

/**
 * An error's text as it may be written down: only words of plain ASCII letters as programs use them; everything that could be a
 * name, number, address or quoted value becomes `…`.
 */
export function scrubMessage(message: string): string {
  return (
    message
      .replace(/(["'`«»“”‘’]).*?\1/gu, '…')
      .replace(/\S*@\S*/gu, '…')
      .replace(/https?:\/\/\S+/giu, '…')
      .replace(/[\p{L}\p{M}]*\P{ASCII}[\p{L}\p{M}]*/gu, '…')
      .replace(/\S*\d\S*/gu, '…')
      // A capital in the middle of a sentence may begin a name; programs write theirs in one word (TypeError).
      .replace(/(?<=\s)[A-Z][a-z]+\b/g, '…')
      .replace(/(?:…\s*)+/gu, '… ')
      .trim()
      .slice(0, 200)
  )
}

/** The kind of an error, when it is spelt like one. */
export function scrubName(name: string | undefined): string {
  return name !== undefined && /^[A-Za-z]{1,40}(?:Error|Exception)$|^Error$/.test(name) ? name : 'Error'
}
