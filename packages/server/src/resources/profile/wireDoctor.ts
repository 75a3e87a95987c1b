import { isWeekdayCode } from '@nalam/sdk'
import type { Schema } from '../../contract/contractTypes.ts'
import type { doctors } from '../../db/schema.ts'

/** A doctor's row with the records that it references. */
export interface DoctorRow {
  readonly doctor: typeof doctors.$inferSelect
  readonly locality: { readonly _id: string; readonly locality_name: string } | null
  readonly city: { readonly id: number; readonly name: string } | null
  readonly state: { readonly id: number; readonly name: string } | null
  readonly country: { readonly id: number; readonly name: string } | null
  readonly speciality: { readonly _id: string; readonly name: string } | null
}

/** Converts a doctor to the response shape. */
export function wireDoctor({ doctor, locality, city, state, country, speciality }: DoctorRow): Schema<'Doctor'> {
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
