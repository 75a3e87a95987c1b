import type { ApiPromise, Doctor, Named, Result } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type Lookup, useServerText, type ActionResult, type SpokenByServer, useMessages, EditProfile } from '@nalam/ui'
import {
  FIXED_STATE,
  type ProfileField,
  profileFieldErrors,
  profilePayload,
  type ProfileSubmission,
} from '@nalam/sdk/validation'
import { editProfileMessages } from '@nalam/ui/messages/editProfile'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { queries } from '../../shared/queries/queries.ts'
import { api, profileVersion } from '../../shared/api/api.ts'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { readDoctor, useDoctor, useCapability, profileImageSource } from '../../shared/session/session.ts'
import { LeaveGuard } from '../../shared/leaveGuard/LeaveGuard.tsx'
import { paths } from '../../shared/paths.ts'

const NOTHING: readonly never[] = []

/** Reads a list once. A failure clears it and is shown until a retry succeeds (PROF-05). */
function useLookup<Item extends Named>(query: Query<Item[]> | null): Lookup<Item> {
  const serverText = useServerText()
  const { data, error, mutate } = useQuery(query, { revalidateIfStale: false })
  if (!error) return { items: query ? data : NOTHING }
  return { items: NOTHING, error: serverText(error), onRetry: () => void mutate() }
}

function useProfileLookups(cityId: string) {
  return {
    specialities: useLookup(queries.lookups.specialities()),
    // Read only to report a failure (PROF-05); the country itself is fixed.
    countries: useLookup(queries.lookups.countries()),
    cities: useLookup(queries.lookups.cities({ stateId: FIXED_STATE.id })),
    localities: useLookup(cityId ? queries.lookups.localities({ cityId }) : null),
  }
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join('\n') === [...other].sort().join('\n')

type IsSaved = (doctor: Doctor, wanted: ProfileSubmission) => boolean

const sameText =
  (name: TextField): IsSaved =>
  (doctor, wanted) =>
    doctor[name] === wanted[name]
const sameChoice =
  (name: 'locality' | 'city' | 'speciality'): IsSaved =>
  (doctor, wanted) =>
    doctor[name]?.id === wanted[name].id
/** The server keeps its value of a read-only field. */
const isReadOnly: IsSaved = () => true

type TextField = 'pincode' | 'address' | 'landmark' | 'clinicName' | 'qualification' | 'experience' | 'about'

/** Whether each field of the form has its value. A field without a row would be a false "saved". */
const IS_SAVED: Readonly<Record<keyof ProfileSubmission, IsSaved>> = {
  name: isReadOnly,
  mobile: isReadOnly,
  email: isReadOnly,
  country: isReadOnly,
  state: isReadOnly,
  address: sameText('address'),
  pincode: sameText('pincode'),
  landmark: sameText('landmark'),
  clinicName: sameText('clinicName'),
  qualification: sameText('qualification'),
  experience: sameText('experience'),
  about: sameText('about'),
  city: sameChoice('city'),
  locality: sameChoice('locality'),
  speciality: sameChoice('speciality'),
  availableTime: ({ availableTime: saved }, { availableTime: { from, to } }) => saved?.from === from && saved.to === to,
  languages: (doctor, wanted) => sameList(doctor.languages, wanted.languages),
  availableDays: (doctor, wanted) => sameList(doctor.availableDays, wanted.availableDays),
}

/** Returns whether a doctor that was read again has the values to be saved (D24). */
export function isProfileSaved(doctor: Doctor, wanted: ProfileSubmission): boolean {
  return doctor.profileUpdated && Object.values(IS_SAVED).every((isSaved) => isSaved(doctor, wanted))
}

/** Timeout of an upload in milliseconds, enough for an image of 5 MB on a slow line. */
const UPLOAD_DEADLINE = 120_000

async function andRead<Value>(request: ApiPromise<Value>): Promise<Result<Value>> {
  const result = await request.result()
  if (result.ok) await readDoctor()
  return result
}

/** Saves the profile and its image, and reads the doctor after each (PROF-10, PROF-11). */
function useProfileActions() {
  const doctor = useDoctor()
  const { run, results } = useActions()
  const messages = useMessages(editProfileMessages)

  const saved = { message: messages.saved }
  // That of the form: a background read of the profile does not change its values.
  const version = useRef(profileVersion.get())

  const save = async (submission: ProfileSubmission): Promise<ActionResult<ProfileField>> => {
    // Name and e-mail are read-only: the doctor's own are sent.
    const payload = profilePayload({ ...submission, name: doctor.name, email: doctor.email })
    const outcome = await run<SpokenByServer>('save', true, {
      send: () =>
        andRead(api.profile.update(payload, version.current ? { headers: { 'If-Match': version.current } } : {})),
      reconcile: () => whether(readDoctor(), (now) => isProfileSaved(now, submission), saved),
    })
    // A refusal has named what was changed elsewhere: saving once more is meant to replace it.
    if (outcome && (outcome.ok || outcome.error.status === 412)) version.current = profileVersion.get()
    const result = results.of(outcome)
    return result.ok ? result : { ...result, fieldErrors: profileFieldErrors(result.fieldErrors ?? {}) }
  }

  const uploadImage = async (image: File): Promise<ActionResult> => {
    const outcome = await run<SpokenByServer>('image', true, {
      send: () => andRead(api.profile.uploadImage(image, { timeout: UPLOAD_DEADLINE })),
      reconcile: () => whether(readDoctor(), ({ profileImage }) => profileImage !== doctor.profileImage, saved),
    })
    return results.of(outcome)
  }
  return { save, uploadImage }
}

/** Returns a function that goes back, or opens a path if the portal was entered here. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = globalThis.history.state
    const pagesBehind = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
    void (pagesBehind > 0 ? navigate(-1) : navigate(otherwise))
  }
}

export default function EditProfileRoute() {
  const doctor = useDoctor()
  const [cityId, setCityId] = useState(doctor.city?.id ?? '')
  const lookups = useProfileLookups(cityId)
  const { save, uploadImage } = useProfileActions()
  const [hasUnsaved, setHasUnsaved] = useState(false)
  const hasHours = useCapability('availability')
  const goBack = useGoBack(paths.viewProfile)
  return (
    <>
      <EditProfile
        doctor={doctor}
        imageSrc={profileImageSource(doctor)}
        {...lookups}
        onCityChange={setCityId}
        onSubmit={save}
        onUploadImage={uploadImage}
        profileHref={paths.viewProfile}
        onBack={goBack}
        next={hasHours ? { step: 'hours', href: paths.availability } : { step: 'slot', href: paths.addSlot }}
        onUnsavedChange={setHasUnsaved}
      />
      <LeaveGuard hasUnsavedChanges={hasUnsaved} />
    </>
  )
}
