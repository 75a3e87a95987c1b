import { describe, expect, it } from 'vitest'
import contract from '../generated/openapi.json' with { type: 'json' }
import { cancellationProblem } from '../rules/visits.ts'
import {
  anotherTimeSchema,
  cancellationSchema,
  exceptionSchema,
  passkeyNameSchema,
  patientNameProblem,
  patientSchema,
  profileSchema,
  registrationSchema,
} from './index.ts'

/** Texts that show nothing: a space of no width, a variation selector, fillers that count as letters. */
const INVISIBLE = ['\u200B\u200B', '\uFE0F', '\u3164\u3164', '\u2060 \u200D', '\u2800\u2800']

const messages = (id: string) => id

describe.each(INVISIBLE)('a required text of %j only is empty', (text) => {
  it.each([
    ['the name of a passkey', passkeyNameSchema({ messages }), { name: text }, 'validation.passkey.name.required'],
    [
      'the name of a patient',
      patientSchema({ messages }),
      { patientName: text, patientPhone: '9840012345' },
      'validation.patient.name.required',
    ],
    [
      'the note of a cancellation for another reason',
      cancellationSchema({ messages }),
      { reason: 'other', note: text, slot: 'open' },
      'validation.cancellation.note.required',
    ],
    [
      'the name of a clinic',
      profileSchema({ messages }),
      { clinicName: text },
      'validation.profile.clinicName.required',
    ],
    ['a landmark', profileSchema({ messages }), { landmark: text }, 'validation.profile.landmark.required'],
    ['an address', profileSchema({ messages }), { address: text }, 'validation.profile.address.required'],
    ['an introduction', profileSchema({ messages }), { about: text }, 'validation.profile.about.required'],
    ['the name of a doctor', registrationSchema({ messages }), { doctor_name: text }, 'validation.name.required'],
  ] as const)('in the form of %s', (_what, schema, values, id) => {
    const result = schema.safeParse(values)
    expect(result.error?.issues.map(({ message }) => message)).toContain(id)
  })

  it('an optional note of it is none', () => {
    expect(anotherTimeSchema().parse({ slotIds: ['slt_1'], note: text, previousSlot: 'open' }).note).toBe('')
    const exception = { kind: 'closed', from: '2099-11-23', to: '2099-11-23', note: text, hours: [] }
    expect(exceptionSchema().parse(exception).note).toBe('')
  })

  it('in a request', () => {
    const { ProfileUpdateRequest, PasskeyName } = contract.components.schemas
    const { clinic_name, landmark, about } = ProfileUpdateRequest.properties
    for (const { pattern } of [clinic_name, landmark, about, PasskeyName]) {
      expect(new RegExp(pattern, 'u').test(text)).toBe(false)
      expect(new RegExp(pattern, 'u').test(`${text}Kaveri`)).toBe(true)
    }
    expect(patientNameProblem(text)).toBe('validation.patient.name.required')
    expect(cancellationProblem('other', text)?.code).toBe('cancellation.note_missing')
  })
})
