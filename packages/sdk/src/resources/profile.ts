import type { CallOptions } from '../core/options.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { messageOf } from './readers.ts'

export const profileResource = (call: Caller) => ({
  /** Replaces the profile and marks it complete. */
  update: (payload: PayloadOf<'updateDoctorProfile'>, options?: CallOptions) =>
    call('updateDoctorProfile', messageOf, options, () => payload),
  /** Uploads the profile image: PNG, JPEG or WebP of at most 5 MB. */
  uploadImage: (image: Blob, options?: CallOptions) =>
    call('updateDoctorProfileImage', messageOf, options, () => ({
      doctor_profile_img: image,
    })),
  /**
   * Inverts the active status. After an unknown outcome, read the profile before calling it again.
   */
  toggleActiveStatus: (doctorId: string, options?: CallOptions) =>
    call('updateDoctorStatus', messageOf, options, () => ({ id: doctorId })),
})

/** The doctor's own profile. Read it again with `session.renew()` after a change. */
export type ProfileResource = ReturnType<typeof profileResource>
