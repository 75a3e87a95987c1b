import type { Doctor } from '@nalam/sdk'
import type { ProfileSubmission } from '@nalam/sdk/validation'

const sameList = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join('\n') === [...other].sort().join('\n')

/**
 * Returns whether a doctor that was read again has the values to be saved, which means that an
 * update with an unknown outcome came through (D24).
 */
export function isProfileSaved(doctor: Doctor, wanted: ProfileSubmission): boolean {
  return (
    doctor.profileUpdated &&
    doctor.locality?.id === wanted.locality.id &&
    doctor.city?.id === wanted.city.id &&
    doctor.pincode === wanted.pincode &&
    doctor.address === wanted.address &&
    doctor.landmark === wanted.landmark &&
    doctor.clinicName === wanted.clinicName &&
    doctor.qualification === wanted.qualification &&
    doctor.experience === wanted.experience &&
    doctor.speciality?.id === wanted.speciality.id &&
    doctor.about === wanted.about &&
    doctor.availableTime?.from === wanted.availableTime.from &&
    doctor.availableTime.to === wanted.availableTime.to &&
    sameList(doctor.languages, wanted.languages) &&
    sameList(doctor.availableDays, wanted.availableDays)
  )
}
