import { editProfileMessages } from '@nalam/ui/messages/editProfile'
import { profileFieldErrors, profilePayload, type ProfileField, type ProfileSubmission } from '@nalam/sdk/validation'
import { useMessages, type ActionResult, type SpokenByServer } from '@nalam/ui'
import { useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { profileVersion } from '../../shared/api/profileVersion.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReadDoctor } from '../../shared/session/useReadDoctor.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { isProfileSaved } from './isProfileSaved.ts'

/** Timeout of an upload in milliseconds, enough for an image of 5 MB on a slow line. */
const UPLOAD_DEADLINE = 120_000

export interface ProfileActions {
  save: (submission: ProfileSubmission) => Promise<ActionResult<ProfileField>>
  uploadImage: (image: File) => Promise<ActionResult>
}

/**
 * Saving the profile and its image; the doctor of the session is read again after each (PROF-10,
 * PROF-11).
 */
export function useProfileActions(): ProfileActions {
  const doctor = useDoctor()
  const readAgain = useReadDoctor()
  const { run } = useActions()
  const results = useActionResult()
  const messages = useMessages(editProfileMessages)

  const saved = { message: messages.saved }
  // The profile version that the form shows: a background read of the profile does not change the
  // values in the form.
  const version = useRef(profileVersion())

  const save: ProfileActions['save'] = async (submission) => {
    // Name and e-mail are read-only: the doctor's own are sent.
    const payload = profilePayload({ ...submission, name: doctor.name, email: doctor.email })
    const outcome = await run<SpokenByServer>('save', true, {
      async send() {
        const headers: Record<string, string> = version.current === undefined ? {} : { 'If-Match': version.current }
        const result = await api.profile.update(payload, { headers }).result()
        if (result.ok) await readAgain()
        return result
      },
      // The outcome is unknown: the state on the server decides (D24).
      async reconcile() {
        const now = await readAgain()
        return now.ok ? { ok: true, value: isProfileSaved(now.value, submission) ? saved : undefined } : now
      },
    })
    // A refusal has named what was changed elsewhere: saving once more is meant to replace it.
    if (outcome && (outcome.ok || outcome.error.status === 412)) version.current = profileVersion()
    const result = results.of(outcome)
    return result.ok ? result : { ...result, fieldErrors: profileFieldErrors(result.fieldErrors ?? {}) }
  }

  const uploadImage: ProfileActions['uploadImage'] = async (image) => {
    const outcome = await run<SpokenByServer>('image', true, {
      async send() {
        const result = await api.profile.uploadImage(image, { timeout: UPLOAD_DEADLINE }).result()
        if (result.ok) await readAgain()
        return result
      },
      async reconcile() {
        const now = await readAgain()
        return now.ok ? { ok: true, value: now.value.profileImage === doctor.profileImage ? undefined : saved } : now
      },
    })
    return results.of(outcome)
  }
  return { save, uploadImage }
}
