import { fieldsOf, requiredText, text, type Unchecked } from '../core/json.ts'
import type { components } from '../generated/schema.ts'
import { isWeekdayCode, type WeekdayCode } from '../formats/weekday.ts'

/** Id and name of a record. */
export type Named = { id: string; name: string }

/** The signed-in doctor. Texts that are not filled in yet are empty. */
export type Doctor = {
  id: string
  /** Empty if the server has no name yet. */
  name: string
  email: string
  /** Whether a code was sent to the address and entered. Needs the capability `account-security`. */
  emailVerified: boolean
  /** Ten digits, as the server sent them. */
  mobileNumber: string
  address: string
  pincode: string
  locality: Named | null
  landmark: string
  city: Named | null
  state: string
  country: string
  clinicName: string
  qualification: string
  /** Years: `1` to `10`, or `10+`. */
  experience: string
  about: string
  speciality: Named | null
  languages: string[]
  availableDays: WeekdayCode[]
  /** Whole hours such as `9 AM`. */
  availableTime: { from: string; to: string } | null
  /** File name in the profile folder of the file store. */
  profileImage: string | null
  profileUpdated: boolean
  isActive: boolean
}

const named = (id: unknown, name: unknown): Named | null =>
  text(id) || text(name) ? { id: text(id), name: text(name) } : null

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

type WireDoctor = components['schemas']['Doctor']

/** Reads a doctor of a response; throws a TypeError if id or name is missing. */
export function doctorOf(wire: Unchecked<WireDoctor>): Doctor {
  const locality: Unchecked<NonNullable<WireDoctor['locality']>> = fieldsOf(wire.locality)
  const speciality: Unchecked<NonNullable<WireDoctor['doctor_speciality']>> = fieldsOf(wire.doctor_speciality)
  const { from, to }: Unchecked<NonNullable<WireDoctor['availableTime']>> = fieldsOf(wire.availableTime)
  return {
    id: requiredText(wire._id),
    name: wire.doctor_name === '' ? '' : requiredText(wire.doctor_name),
    email: text(wire.email),
    emailVerified: wire.emailVerified === true,
    mobileNumber: text(wire.mobile_number) || text(wire.doctor_mobile),
    address: text(wire.address),
    pincode: text(wire.pincode),
    locality: named(locality._id, locality.locality_name),
    landmark: text(wire.landmark),
    city: named(wire.city_id, wire.city_name),
    state: text(wire.state_name) || text(wire.state),
    country: text(wire.country_name) || text(wire.country),
    clinicName: text(wire.clinic_name),
    qualification: text(wire.doctor_qualification),
    experience: text(wire.doctor_experience),
    about: text(wire.about),
    speciality: named(speciality._id, speciality.name),
    languages: list(wire.language).map(text).filter(Boolean),
    availableDays: list(wire.available_days).filter(isWeekdayCode),
    availableTime: from && to ? { from: text(from), to: text(to) } : null,
    profileImage: text(wire.profile_image) || null,
    profileUpdated: wire.profileUpdated === true,
    isActive: wire.isActive === true,
  }
}
