import { isWeekdayCode } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import type { Schema } from '../http/contractTypes.ts'
import type { Database } from '../db/open.ts'
import { cities, countries, doctors, localities, specialities, states } from '../db/schema.ts'

/** The doctor as the contract shows it (section 3); `undefined` when there is none. */
export async function readDoctorDetails(db: Database, doctorId: string): Promise<Schema<'Doctor'> | undefined> {
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
  if (row === undefined) return undefined
  const { doctor, locality, city, state, country, speciality } = row
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
