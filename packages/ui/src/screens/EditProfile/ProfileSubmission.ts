import type { Locality, Named } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'

/**
 * The data that the profile form submits: its values, with city, locality, state, country and
 * speciality as id and name.
 */
export interface ProfileSubmission extends Omit<
  ProfileValues,
  'locality' | 'city' | 'state' | 'country' | 'speciality'
> {
  locality: Locality
  city: Named
  state: { id: number; name: string }
  country: { id: number; name: string }
  speciality: Named
}
