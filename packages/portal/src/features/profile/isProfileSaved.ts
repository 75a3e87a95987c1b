import type { Doctor } from '@nalam/sdk'
import type { ProfilePayload } from './profilePayload.ts'

const sameList = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join('\n') === [...other].sort().join('\n')

/**
 * Returns whether a doctor that was read again has the values to be saved, which means that an
 * update with an unknown outcome came through (D24).
 */
export function isProfileSaved(doctor: Doctor, wanted: ProfilePayload): boolean {
  return (
    doctor.profileUpdated &&
    doctor.locality?.id === wanted.locality &&
    doctor.city?.id === String(wanted.city_id) &&
    doctor.pincode === wanted.pincode &&
    doctor.address === wanted.address &&
    doctor.landmark === wanted.landmark &&
    doctor.clinicName === wanted.clinic_name &&
    doctor.qualification === wanted.doctor_qualification &&
    doctor.experience === wanted.doctor_experience &&
    doctor.speciality?.id === wanted.doctor_speciality &&
    doctor.about === wanted.about &&
    doctor.availableTime?.from === wanted.availableTime.from &&
    doctor.availableTime.to === wanted.availableTime.to &&
    sameList(doctor.languages, wanted.language) &&
    sameList(doctor.availableDays, wanted.available_days)
  )
}
