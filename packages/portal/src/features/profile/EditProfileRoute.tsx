import { useNavigate } from 'react-router-dom'
import { EditProfile } from '@nalam/ui'
import { useState } from 'react'
import { LeaveGuard } from '../../shared/leaveGuard/LeaveGuard.tsx'
import { paths } from '../../shared/paths.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useProfileActions } from './useProfileActions.ts'
import { useProfileLookups } from './useProfileLookups.ts'

/** Returns how many pages of the portal are before this one in the history. */
function pagesBehind(): number {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

/** Returns a function that goes back, or opens a path if the portal was entered here. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise))
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
