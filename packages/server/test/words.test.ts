import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messageText } from '../src/changes/messages/messageTexts.ts'
import type { Language } from '../src/http/route.ts'
import { MESSAGE_NAMES } from './support/messageNames.ts'
import { codeMail, noticeMail, recoveryMail } from '../src/mail/texts.ts'

interface Term {
  readonly term: string
  readonly en?: { readonly forbidden: readonly string[] }
  readonly ta?: { readonly forbidden: readonly string[] }
  readonly hi?: { readonly forbidden: readonly string[] }
}

const terms: readonly Term[] = JSON.parse(readFileSync(new URL('../../../docs/terms.json', import.meta.url), 'utf8'))

const NOTICES = [
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'passkey_cloned',
  'data_exported',
  'passkey_only_on',
  'passkey_only_off',
  'recovery_stopped',
  'recovery_over',
  'no_reset',
] as const

/** Everything that the server writes to patients and doctors in a language. */
function written(language: Language): string[] {
  const facts = {
    doctorName: 'Meena Raghavan',
    clinicName: null,
    bookingNumber: 'NLM-1042',
    startsAt: '2026-11-24 10:30:00',
    previousStartsAt: '2026-11-24 16:30:00',
    note: null,
    today: '2026-11-23',
    linkIn: () => 'https://clinic.example/p#token',
  }
  const reasons = ['emergency', 'unavailable', 'schedule-change', 'facility-closed', 'technical', 'other'] as const
  const messages = MESSAGE_NAMES.flatMap((name) =>
    reasons.map((reason) => messageText({ ...facts, name, reason }, language)),
  )
  const to = ['Meena', 'meena@nalam.example'] as const
  const mails = [
    ...(['confirm', 'reset', 'email', 'recovery'] as const).map((kind) => codeMail(kind, language, ...to, '123456')),
    ...NOTICES.map((kind) => noticeMail(kind, language, ...to)),
    recoveryMail(language, ...to, new Date('2026-11-21T06:00:00Z'), undefined),
    recoveryMail(language, ...to, new Date('2026-11-21T06:00:00Z'), 'https://clinic.example/stop'),
  ]
  return [...messages, ...mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')])]
}

it.each(['en', 'ta', 'hi'] as const)(
  'messages to patients and mails in %s use the words of docs/terms.json',
  (language) => {
    const forbidden = terms.flatMap((term) => term[language]?.forbidden ?? [])
    expect(forbidden.length).toBeGreaterThan(5)
    const texts = written(language)
    const wrong = texts.filter((text) => forbidden.some((variant) => new RegExp(variant, 'u').test(text)))
    expect(wrong).toEqual([])
  },
)

it.each(['ta', 'hi'] as const)('messages to patients in %s have no AM or PM', (language) => {
  const mailed = written(language).filter((text) => text.includes('NLM-1042'))
  expect(mailed.filter((text) => /[AP]M\b/.test(text))).toEqual([])
})
