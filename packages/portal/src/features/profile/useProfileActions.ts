import type { Doctor } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'
import { useMessages, type ActionResult, type ProfileSubmission } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { rememberSession, sessionKey } from '../../shared/session/renewSession.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { isProfileSaved } from './isProfileSaved.ts'
import { profileFieldErrors } from './profileFieldErrors.ts'
import { profilePayload } from './profilePayload.ts'

/** Milliseconds that an image of 5 MB may take on a slow line. */
const UPLOAD_DEADLINE = 120_000

export interface ProfileActions {
  save: (submission: ProfileSubmission) => Promise<ActionResult<keyof ProfileValues | `availableTime.${'from' | 'to'}`>>
  uploadImage: (image: File) => Promise<ActionResult>
}

/** Saving the profile and its image; the doctor of the session is read again after each (PROF-10, PROF-11). */
export function useProfileActions(): ProfileActions {
  const doctor = useDoctor()
  const { mutate } = useSWRConfig()
  const results = useActionResult()
  const messages = useMessages().editProfile

  /** The doctor as the server has her now; undefined when that could not be read. */
  const readAgain = async (): Promise<Doctor | undefined> => {
    const result = await api.session.renew().result()
    if (!result.ok) return undefined
    rememberSession(result.value)
    await mutate(sessionKey, result.value.doctor, { revalidate: false })
    return result.value.doctor
  }

  const save: ProfileActions['save'] = async (submission) => {
    const payload = profilePayload(submission, doctor)
    const result = await api.profile.update(payload).result()
    if (result.ok) {
      await readAgain()
      return results.success(result.value)
    }
    // Without an answer nobody knows: what the server holds now decides (D24).
    const after = isOutcomeUnknown(result.error) ? await readAgain() : undefined
    if (after && isProfileSaved(after, payload)) return { ok: true, message: messages.saved }
    const failure = results.failure(result.error)
    return { ...failure, fieldErrors: profileFieldErrors(failure.fieldErrors ?? {}) }
  }

  const uploadImage: ProfileActions['uploadImage'] = async (image) => {
    const result = await api.profile.uploadImage(image, { timeout: UPLOAD_DEADLINE }).result()
    if (result.ok) {
      await readAgain()
      return results.success(result.value)
    }
    const after = isOutcomeUnknown(result.error) ? await readAgain() : undefined
    if (after && after.profileImage !== doctor.profileImage) return { ok: true, message: messages.saved }
    return results.failure(result.error)
  }

  return { save, uploadImage }
}
