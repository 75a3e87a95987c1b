import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { messageOf, type Message } from './message.ts'

/** The doctor's own profile. Read it again with `session.renew()` after a change. */
export type ProfileResource = {
  /** Replaces the profile and marks it complete. */
  update: (
    payload: PayloadOf<'updateDoctorProfile'>,
    options?: CallOptions,
  ) => ApiPromise<Message, 'updateDoctorProfile'>
  /** Uploads the profile image: PNG, JPEG or WebP of at most 5 MB. */
  uploadImage: (image: Blob, options?: CallOptions) => ApiPromise<Message, 'updateDoctorProfileImage'>
  /**
   * Inverts the active status. After an unknown outcome, read the profile before calling it again.
   */
  toggleActiveStatus: (doctorId: string, options?: CallOptions) => ApiPromise<Message, 'updateDoctorStatus'>
}

/** Creates the profile calls. */
export function profileResource(call: Caller): ProfileResource {
  return {
    update: (payload, options) => call('updateDoctorProfile', messageOf, options, () => payload),
    uploadImage: (image, options) =>
      call('updateDoctorProfileImage', messageOf, options, () => ({
        doctor_profile_img: image,
      })),
    toggleActiveStatus: (doctorId, options) => call('updateDoctorStatus', messageOf, options, () => ({ id: doctorId })),
  }
}
