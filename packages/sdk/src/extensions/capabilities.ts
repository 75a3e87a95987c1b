import { text } from '../core/json.ts'

/** The names of the extensions that a server offers. */
export const capabilitiesOf = (sent: unknown): string[] => (Array.isArray(sent) ? sent.map(text) : [])
