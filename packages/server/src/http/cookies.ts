import { contractDocument } from '../contract/contractDocument.ts'

function cookieNameOfContract(): string {
  const components = contractDocument['components'] as { securitySchemes: { sessionCookie: { name: string } } }
  return components.securitySchemes.sessionCookie.name
}

export const SESSION_COOKIE = cookieNameOfContract()

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/**
 * Returns the Set-Cookie value that opens a session. The cookie ends with the browser session; the
 * server ends the session after the times of S1.
 */
export function openingCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}`
}

export const closingCookie = `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** The cookie that identifies a browser that has signed in before. Clients do not read it. */
export const DEVICE_COOKIE = '__Host-nalam_device'

/**
 * Returns the Set-Cookie value that gives a browser its device token, or renews it.
 *
 * @param lifetime in seconds
 */
export function deviceCookie(token: string, lifetime: number): string {
  return `${DEVICE_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${lifetime}`
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

/**
 * Returns the session token of a Cookie header; `undefined` if there is none or its
 * format is wrong.
 */
export const sessionTokenOf = (cookieHeader: string | undefined) => tokenOf(SESSION_COOKIE, cookieHeader)

/**
 * Returns the device token of a Cookie header; `undefined` if there is none or its format is wrong.
 */
export const deviceTokenOf = (cookieHeader: string | undefined) => tokenOf(DEVICE_COOKIE, cookieHeader)

/** Returns whether a Cookie header contains the session cookie, valid or not. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return cookieHeader?.split(';').some((pair) => pair.trim().startsWith(`${SESSION_COOKIE}=`)) ?? false
}
