import { isWeekdayCode, lineText, visibleText } from '@nalam/sdk'
import { and, eq, ne, not } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { Schema, RequestBody } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { doctors, cities, countries, localities, profileImages, specialities, states } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changedFields, overwrittenFields, profileFields, versionTag, type VersionedProfile } from './rules.ts'

interface DoctorRow {
  readonly doctor: typeof doctors.$inferSelect
  readonly locality: { readonly _id: string; readonly locality_name: string } | null
  readonly city: { readonly id: number; readonly name: string } | null
  readonly state: { readonly id: number; readonly name: string } | null
  readonly country: { readonly id: number; readonly name: string } | null
  readonly speciality: { readonly _id: string; readonly name: string } | null
}

function wireDoctor({ doctor, locality, city, state, country, speciality }: DoctorRow): Schema<'Doctor'> {
  const { availableFrom: from, availableTo: to } = doctor
  return {
    _id: doctor.id,
    doctor_name: doctor.name,
    email: doctor.email,
    mobile_number: doctor.mobileNumber,
    address: doctor.address,
    pincode: doctor.pincode,
    locality,
    landmark: doctor.landmark,
    city_name: city?.name ?? null,
    city_id: city?.id ?? null,
    state: state?.name ?? null,
    state_id: state?.id ?? null,
    state_name: state?.name ?? null,
    country: country?.name ?? null,
    country_id: country?.id ?? null,
    country_name: country?.name ?? null,
    clinic_name: doctor.clinicName,
    doctor_qualification: doctor.qualification,
    doctor_experience: doctor.experience,
    about: doctor.about,
    doctor_speciality: speciality,
    language: doctor.languages,
    available_days: doctor.availableDays.filter(isWeekdayCode),
    availableTime: from === null || to === null ? null : { from, to },
    profile_image: doctor.profileImage,
    profileUpdated: doctor.profileUpdated,
    isActive: doctor.isActive,
  }
}

// In the table `doctors` this module reads and writes the profile; name, e-mail, mobile number and
// password belong to `account`.

type ChangeDependencies = Pick<Dependencies, 'clock'>

/** A doctor in the response shape of the base operations, and what the responses add. */
export interface FoundDoctor {
  readonly details: Schema<'Doctor'>
  readonly version: number
  readonly isEmailVerified: boolean
}

export async function findDoctor(db: Database, doctorId: string): Promise<FoundDoctor | undefined> {
  const [row] = await db
    .select({
      doctor: doctors,
      locality: { _id: localities.id, locality_name: localities.name },
      city: { id: cities.id, name: cities.name },
      state: { id: states.id, name: states.name },
      country: { id: countries.id, name: countries.name },
      speciality: { _id: specialities.id, name: specialities.name },
    })
    .from(doctors)
    .leftJoin(localities, eq(localities.id, doctors.localityId))
    .leftJoin(cities, eq(cities.id, doctors.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .leftJoin(countries, eq(countries.id, states.countryId))
    .leftJoin(specialities, eq(specialities.id, doctors.specialityId))
    .where(eq(doctors.id, doctorId))
  return (
    row && {
      details: wireDoctor(row),
      version: row.doctor.profileVersion,
      isEmailVerified: row.doctor.emailVerifiedAt !== null,
    }
  )
}

/**
 * Locks the doctor's row until the end of the transaction, so that of two concurrent saves the
 * second sees what the first stored.
 */
async function lockProfile(
  tx: Database,
  doctorId: string,
): Promise<(VersionedProfile & { isComplete: boolean; pincode: string | null; cityId: number | null }) | undefined> {
  const [row] = await tx.select().from(doctors).where(eq(doctors.id, doctorId)).for('update')
  return (
    row && {
      version: row.profileVersion,
      isComplete: row.profileUpdated,
      pincode: row.pincode,
      cityId: row.cityId,
      changes: row.profileChanges,
      fields: {
        address: row.address,
        locality: row.localityId,
        landmark: row.landmark,
        clinic_name: row.clinicName,
        doctor_qualification: row.qualification,
        doctor_experience: row.experience,
        about: row.about,
        doctor_speciality: row.specialityId,
        language: row.languages,
        available_days: row.availableDays,
        'availableTime.from': row.availableFrom,
        'availableTime.to': row.availableTo,
      },
    }
  )
}

/**
 * Replaces the profile and marks it complete. Name, mobile number and e-mail stay unchanged. If the
 * profile is complete and nothing differs, nothing is recorded.
 *
 * @param ifMatch the version that the save is based on, in the format of the `If-Match` header
 * @throws Refusal 412 with the fields that were changed elsewhere
 */
export async function saveProfile(
  tx: Database,
  { clock }: ChangeDependencies,
  save: Changer & {
    sent: RequestBody<'updateDoctorProfile'>
    cityId: number
    ifMatch: string | undefined
  },
): Promise<number> {
  const { doctorId, requestId, sent, cityId, ifMatch } = save
  const stored = await lockProfile(tx, doctorId)
  if (stored === undefined) throw new Refusal('session.expired')
  const fields = profileFields(sent)
  const conflicts = overwrittenFields(ifMatch, stored, fields)
  if (conflicts.length > 0) {
    const texts = conflicts.map((name) => [name, 'This field was changed elsewhere.'])
    throw new Refusal('profile.changed', Object.fromEntries(texts)).with({
      headers: { ETag: versionTag(stored.version) },
    })
  }
  const changed = changedFields(stored.fields, fields)
  // The lookup data of a locality may have changed since it was saved.
  const isSamePlace = stored.pincode === sent.pincode && stored.cityId === cityId
  if (stored.isComplete && isSamePlace && changed.length === 0) return stored.version
  const version = changed.length > 0 ? stored.version + 1 : stored.version
  await tx
    .update(doctors)
    .set({
      address: visibleText(sent.address),
      pincode: sent.pincode,
      localityId: sent.locality,
      landmark: lineText(sent.landmark),
      cityId,
      clinicName: lineText(sent.clinic_name),
      qualification: sent.doctor_qualification,
      experience: sent.doctor_experience,
      about: visibleText(sent.about),
      specialityId: sent.doctor_speciality,
      languages: sent.language,
      availableDays: sent.available_days,
      availableFrom: sent.availableTime.from,
      availableTo: sent.availableTime.to,
      profileVersion: version,
      profileChanges: { ...stored.changes, ...Object.fromEntries(changed.map((name) => [name, version])) },
      profileUpdated: true,
      updatedAt: clock.now(),
    })
    .where(eq(doctors.id, doctorId))
  await recordChange(tx, { doctorId, name: 'profile.updated', at: clock.now(), requestId })
  return version
}

/**
 * Inverts the active status in one statement, so that concurrent calls each toggle it.
 *
 * @returns the name of what happened, which is also the message code of the response
 */
export async function toggleActive(
  tx: Database,
  { clock }: ChangeDependencies,
  { doctorId, requestId }: Changer,
): Promise<'status.activated' | 'status.deactivated'> {
  const at = clock.now()
  const [row] = await tx
    .update(doctors)
    .set({ isActive: not(doctors.isActive), updatedAt: at })
    .where(eq(doctors.id, doctorId))
    .returning({ isActive: doctors.isActive })
  const name = row?.isActive === true ? 'status.activated' : 'status.deactivated'
  await recordChange(tx, { doctorId, name, at, requestId })
  return name
}

/** Stores a profile image and deletes the previous one. */
export async function saveImage(
  tx: Database,
  { clock }: ChangeDependencies,
  image: Changer & { name: string; content: Uint8Array },
): Promise<void> {
  const { doctorId, requestId, name, content } = image
  const now = clock.now()
  await tx.insert(profileImages).values({ name, doctorId, content, createdAt: now })
  await tx.update(doctors).set({ profileImage: name, updatedAt: now }).where(eq(doctors.id, doctorId))
  await tx.delete(profileImages).where(and(eq(profileImages.doctorId, doctorId), ne(profileImages.name, name)))
  await recordChange(tx, { doctorId, name: 'image.updated', at: now, requestId })
}

export async function findImage(db: Database, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: profileImages.content })
    .from(profileImages)
    .where(eq(profileImages.name, name))
  return row?.content
}
