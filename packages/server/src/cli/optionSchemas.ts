import { parsePhone, toIsoDate } from '@nalam/sdk'
import { z } from 'zod'
import { clinicMoment } from '../clock.ts'
import { readFailure, type Failure } from '../http/failures.ts'
import { StartError } from '../startError.ts'

// Schemas of option values. Each takes the text of the command line or of the environment and
// reports a mistake as one sentence that names the option.

const RATE = /^(\d+(?:\.\d+)?)(?:\/(s|sec|min|h|hour))?$/
const PER_MINUTE: Readonly<Record<string, number>> = { s: 60, sec: 60, min: 1, h: 1 / 60, hour: 1 / 60 }
/** One event a day. A longer pause does not fit a timer. */
const LOWEST_RATE = 1 / (24 * 60)

/** Parses `2/min`, `30/h`, `1/s` or a bare number per minute. */
export function ratePerMinute(text: string): number | undefined {
  const match = RATE.exec(text)
  if (match === null) return undefined
  const rate = Number(match[1]) * (PER_MINUTE[match[2] ?? 'min'] ?? 1)
  return rate < LOWEST_RATE ? undefined : rate
}

/** Adds a mistake to the result of a schema, and returns the value that ends the parsing. */
function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Parses a text, or reports one sentence if there is no value for it. */
const parsed = <T>(parse: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, context): T => parse(text) ?? refuse(context, message))

export const someText = (message: string) => z.string().min(1, message)

export const portNumber = (name: string) =>
  parsed(
    (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
    `${name} must be a number from 0 to 65535.`,
  )

/** A whole number of at most this many digits. */
export const wholeNumber = (digits: number, message: string) =>
  parsed((text) => (/^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined), message)

/** A number of months, at most ten years. */
export const months = (message: string) =>
  wholeNumber(3, message).refine((count) => count >= 1 && count <= 120, message)

export const rate = (name: string) => parsed(ratePerMinute, `${name} must look like 2/min, 30/h or 1/s.`)

/** An address with one of these protocols. */
export const address = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message)

const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An https address; http only for this machine, because what is sent there is personal. */
export const secureAddress = (message: string) =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || (protocol === 'http:' && OWN_HOSTS.has(hostname))
  }, message)

/** Returns whether an address has no user name and no password, which `fetch` refuses. */
export const hasNoPassword = (text: string): boolean =>
  !URL.canParse(text) || `${new URL(text).username}${new URL(text).password}` === ''

/** An address as {@link secureAddress} without anything after the host. */
export const secureOrigin = (message: string) =>
  secureAddress(message)
    .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, message)
    .transform((text) => (URL.canParse(text) ? new URL(text).origin : text))

/** A secret of the Standard Webhooks specification. */
export const webhookSecret = (message: string) =>
  z.string().refine((text) => {
    const bytes = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1]
    const { length } = Buffer.from(bytes ?? '', 'base64')
    return length >= 24 && length <= 64
  }, message)

export const list = () =>
  z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

export const origins = (message: string) =>
  list().refine((all) => all.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), message)

/** An Indian mobile number, as its ten digits. */
export const phone = (message: string) =>
  z.string(message).transform((text, context): string => parsePhone(text) ?? refuse(context, message))

/** A day at the clinic, as `2026-11-22`. */
export const date = (name: string) =>
  z.string().refine((text) => toIsoDate(text) === text, `${name} must be a date like 2026-11-22.`)

export const moment = (name: string) => parsed(clinicMoment, `${name} must be a date and a time like 2026-11-24T09:00.`)

/** `yes` or `no`; flags without a value set one of them. */
export const yesOrNo = (name: string) =>
  z.enum(['yes', 'no'], `${name} must be yes or no.`).transform((text) => text === 'yes')

export const failures = () =>
  z.array(
    z.string().transform((text, context): Failure => {
      try {
        return readFailure(text)
      } catch (error) {
        if (error instanceof StartError) return refuse(context, error.message)
        throw error
      }
    }),
  )
