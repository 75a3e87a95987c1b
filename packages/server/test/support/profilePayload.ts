import type { Schema } from '../../src/contract/contractTypes.ts'

/**
 * Returns a profile that fits the contract and the lookup data; the given fields replace its own.
 */
export function profilePayload(fields: Partial<Schema<'ProfileUpdateRequest'>> = {}): Schema<'ProfileUpdateRequest'> {
  return {
    name: 'Somebody Else',
    mobile: '9999999999',
    email: 'else@nalam.example',
    locality: 'loc_madurai_sellur',
    city_id: 3661,
    city_name: 'Madurai',
    state_id: 35,
    state_name: 'Tamil Nadu',
    country_id: 101,
    country_name: 'India',
    clinic_name: 'Vaigai Clinic',
    doctor_qualification: 'MBBS',
    doctor_experience: '3',
    doctor_speciality: 'spc_ent',
    language: ['Tamil'],
    available_days: ['MON'],
    address: '1, North Street',
    availableTime: { from: '9 AM', to: '5 PM' },
    landmark: 'Temple',
    about: 'Ears',
    pincode: '625002',
    ...fields,
  }
}
