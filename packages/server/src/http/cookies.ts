import { lifetimes } from '../security/limits.ts'
import { contractDocument } from './contractDocument.ts'

function cookieNameOfContract(): string {
  const components = contractDocument['components'] as { securitySchemes: { sessionCookie: { name: string } } }
  return components.securitySchemes.sessionCookie.name
}

/** The session cookie's name, as the contract has it. */
export const SESSION_COOKIE = cookieNameOfContract()

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** Set-Cookie that opens a session; it ends with the browser, and on the server after S1's times. */
export function openingCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}`
}

/** Set-Cookie that removes the session cookie. */
export const closingCookie = `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** The cookie by which a browser that has signed in before is known. No client reads it. */
export const DEVICE_COOKIE = '__Host-nalam_device'

/** Set-Cookie that gives a browser its device token, or keeps the one it has, for {@link lifetimes.device}. */
export function deviceCookie(token: string): string {
  return `${DEVICE_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${lifetimes.device}`
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

function tokenOf(name: string, cookieHeader: string | undefined): string | undefined {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (separator > 0 && pair.slice(0, separator).trim() === name) {
      const value = pair.slice(separator + 1).trim()
      return TOKEN.test(value) ? value : undefined
    }
  }
  return undefined
}

/** The session token of a Cookie header, or `undefined` when there is none or it cannot be one. */
export const sessionTokenOf = (cookieHeader: string | undefined) => tokenOf(SESSION_COOKIE, cookieHeader)

/** The device token of a Cookie header, or `undefined` when there is none or it cannot be one. */
export const deviceTokenOf = (cookieHeader: string | undefined) => tokenOf(DEVICE_COOKIE, cookieHeader)

/** Whether a Cookie header names the session cookie at all, usable or not. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return cookieHeader?.split(';').some((pair) => pair.trim().startsWith(`${SESSION_COOKIE}=`)) ?? false
}
