import { EditProfile } from '@nalam/ui'
import { useState } from 'react'
import { LeaveGuard } from '../../shared/leaveGuard/LeaveGuard.tsx'
import { paths } from '../../shared/paths.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useCapability } from '../../shared/session/useCapability.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useGoBack } from './useGoBack.ts'
import { useProfileActions } from './useProfileActions.ts'
import { useProfileLookups } from './useProfileLookups.ts'

/** /doctor/edit-profile */
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
        specialities={lookups.specialities}
        countries={lookups.countries}
        cities={lookups.cities}
        localities={lookups.localities}
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
