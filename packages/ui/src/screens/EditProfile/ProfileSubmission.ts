import type { Locality, Named } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'

/** What the profile form sends: its values with the places and the speciality resolved to id and name. */
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
