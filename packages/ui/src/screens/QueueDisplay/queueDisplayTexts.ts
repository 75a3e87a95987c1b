import type { Language } from '../../messages/internal.ts'
import { en, type QueueDisplayTexts } from './texts/en.ts'
import { hi } from './texts/hi.ts'
import { ta } from './texts/ta.ts'

/** The texts of the display, which shows several languages at once: in this order, unless a host says another. */
export const queueDisplayTexts: Readonly<Record<Language, QueueDisplayTexts>> = { ta, en, hi }
