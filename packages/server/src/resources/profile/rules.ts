import { lineText, visibleText } from '@nalam/sdk'
import type { Schema } from '../../contract/contractTypes.ts'
import { placeNumber } from '../lookups/rules.ts'

export interface KnownPlace {
  readonly pincode: string
  readonly cityId: number
  readonly stateId: number
  readonly countryId: number
}

/** Returns whether the submitted locality, city, state, country and pincode belong together. */
export function isOnePlace(
  known: KnownPlace | undefined,
  sent: {
    readonly pincode: string
    readonly city_id: number | string
    readonly state_id: number | string
    readonly country_id: number | string
  },
): boolean {
  return (
    known !== undefined &&
    known.pincode === sent.pincode &&
    known.cityId === placeNumber(sent.city_id) &&
    known.stateId === placeNumber(sent.state_id) &&
    known.countryId === placeNumber(sent.country_id)
  )
}

/**
 * The fields that a save replaces, by their names in the contract. City, state and pincode are
 * derived from the locality.
 */
export type ProfileFields = Readonly<Record<string, string | readonly string[] | null>>

/** Returns the values that a save would store: texts without surrounding spaces. */
export function profileFields(sent: Schema<'ProfileUpdateRequest'>): ProfileFields {
  return {
    address: visibleText(sent.address),
    locality: sent.locality,
    landmark: lineText(sent.landmark),
    clinic_name: lineText(sent.clinic_name),
    doctor_qualification: sent.doctor_qualification,
    doctor_experience: sent.doctor_experience,
    about: visibleText(sent.about),
    doctor_speciality: sent.doctor_speciality,
    language: sent.language,
    available_days: sent.available_days,
    'availableTime.from': sent.availableTime.from,
    'availableTime.to': sent.availableTime.to,
  }
}

export function changedFields(before: ProfileFields, after: ProfileFields): string[] {
  return Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** A stored profile with its version, and the version in which each field was last changed. */
export interface VersionedProfile {
  readonly fields: ProfileFields
  readonly version: number
  readonly changes: Readonly<Record<string, number>>
}

export function versionTag(version: number): string {
  return `"${version}"`
}

/**
 * Returns the fields that a save with `If-Match` would overwrite: fields that were saved after that
 * version and differ from the submitted values. A save that is repeated because its response was
 * lost therefore succeeds.
 *
 * @param ifMatch the header; without it, and with `*`, there are no conflicts
 * @returns names of fields; an unknown version counts as the oldest
 */
export function overwrittenFields(
  ifMatch: string | undefined,
  stored: VersionedProfile,
  sent: ProfileFields,
): string[] {
  if (ifMatch === undefined) return []
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (tags.includes('*') || tags.includes(versionTag(stored.version))) return []
  const versions = tags.map((tag) => Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? 0))
  const known = Math.max(0, ...versions.filter((version) => version < stored.version))
  return changedFields(stored.fields, sent).filter((name) => (stored.changes[name] ?? 1) > known)
}
