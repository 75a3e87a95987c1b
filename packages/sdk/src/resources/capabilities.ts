import { text } from '../core/json.ts'

/** Returns the names of the extensions that a server offers; empty if it sends none. */
export const capabilitiesOf = (sent: unknown): string[] => (Array.isArray(sent) ? sent.map(text) : [])
