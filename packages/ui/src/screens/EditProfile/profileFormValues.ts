import { parsePhone, type Doctor } from '@nalam/sdk'
import { FIXED_COUNTRY, FIXED_STATE, type ProfileValues } from '@nalam/sdk/validation'

/**
 * Returns the initial values of the profile form. Locality, city and speciality are ids; country
 * and state are fixed (PROF-09).
 */
export function profileFormValues(doctor: Doctor): ProfileValues {
  return {
    name: doctor.name,
    // Read-only here. Normalized, because a prefix in the stored number must not prevent saving.
    mobile: parsePhone(doctor.mobileNumber) ?? doctor.mobileNumber,
    email: doctor.email,
    address: doctor.address,
    country: FIXED_COUNTRY.name,
    state: FIXED_STATE.name,
    city: doctor.city?.id ?? '',
    locality: doctor.locality?.id ?? '',
    pincode: doctor.pincode,
    landmark: doctor.landmark,
    clinicName: doctor.clinicName,
    qualification: doctor.qualification,
    experience: doctor.experience,
    speciality: doctor.speciality?.id ?? '',
    languages: [...doctor.languages],
    availableDays: [...doctor.availableDays],
    availableTime: doctor.availableTime ?? { from: '', to: '' },
    about: doctor.about,
  }
}
