import { and, eq, ne, not } from 'drizzle-orm'
import type { RequestBody } from '../http/contractTypes.ts'
import type { Database } from '../db/open.ts'
import { cities, doctors, localities, profileImages, specialities, states } from '../db/schema.ts'
import type { KnownPlace } from './rules.ts'

/** Where a locality lies; `undefined` when there is none of that id. */
export async function findPlace(db: Database, localityId: string): Promise<KnownPlace | undefined> {
  const [row] = await db
    .select({
      pincode: localities.pincode,
      cityId: cities.id,
      stateId: states.id,
      countryId: states.countryId,
    })
    .from(localities)
    .innerJoin(cities, eq(cities.id, localities.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(localities.id, localityId))
  return row
}

/** Whether a speciality exists. */
export async function hasSpeciality(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: specialities.id }).from(specialities).where(eq(specialities.id, id))
  return rows.length === 1
}

/** Replaces the profile and marks it complete. Name, mobile number and e-mail stay as they are. */
export async function saveProfile(
  db: Database,
  doctorId: string,
  profile: RequestBody<'updateDoctorProfile'>,
  cityId: number,
  now: Date,
): Promise<void> {
  await db
    .update(doctors)
    .set({
      address: profile.address.trim(),
      pincode: profile.pincode,
      localityId: profile.locality,
      landmark: profile.landmark.trim(),
      cityId,
      clinicName: profile.clinic_name.trim(),
      qualification: profile.doctor_qualification,
      experience: profile.doctor_experience,
      about: profile.about.trim(),
      specialityId: profile.doctor_speciality,
      languages: profile.language,
      availableDays: profile.available_days,
      availableFrom: profile.availableTime.from,
      availableTo: profile.availableTime.to,
      profileUpdated: true,
      updatedAt: now,
    })
    .where(eq(doctors.id, doctorId))
}

/** Inverts the active status in one statement, so that two presses are two changes. */
export async function toggleActive(db: Database, doctorId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .update(doctors)
    .set({ isActive: not(doctors.isActive), updatedAt: now })
    .where(eq(doctors.id, doctorId))
    .returning({ isActive: doctors.isActive })
  return row?.isActive ?? false
}

/** Stores a profile image in place of the one before. */
export async function saveImage(
  within: Database,
  image: { doctorId: string; name: string; content: Uint8Array; now: Date },
): Promise<void> {
  const { doctorId, name, content, now } = image
  await within.insert(profileImages).values({ name, doctorId, content, createdAt: now })
  await within.update(doctors).set({ profileImage: name, updatedAt: now }).where(eq(doctors.id, doctorId))
  await within.delete(profileImages).where(and(eq(profileImages.doctorId, doctorId), ne(profileImages.name, name)))
}

/** The bytes of a profile image; `undefined` when there is none of that name. */
export async function findImage(db: Database, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: profileImages.content })
    .from(profileImages)
    .where(eq(profileImages.name, name))
  return row?.content
}
