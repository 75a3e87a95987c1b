import type { Doctor } from '@nalam/sdk'
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { EditProfileForm } from './EditProfileForm.tsx'
import type { EditProfileFormProps } from './EditProfileForm.tsx'
import { EditProfileSkeleton } from './EditProfileSkeleton.tsx'

// With Fluent's button a fifth of this page, and hopefully never seen.
const ErrorState = lazy(async () => ({
  default: (await import('../../components/StateView/StateView.tsx')).ErrorState,
}))

type Attributes = Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>

export interface EditProfileProps extends Omit<EditProfileFormProps, 'doctor'>, Attributes {
  /** The signed-in doctor; undefined while being read or when that failed. */
  doctor: Doctor | undefined
  /** What to say when reading failed. A doctor who is there stays, and so does what was typed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** It is being read again. */
  isPending?: boolean
}

/** The profile form (PROF-04). */
export function EditProfile({
  doctor,
  error,
  onRetry,
  isPending = false,
  imageSrc,
  countries,
  cities,
  localities,
  specialities,
  onCityChange,
  onSubmit,
  onUploadImage,
  profileHref,
  onBack,
  onUnsavedChange,
  ...rest
}: EditProfileProps) {
  const lists = { countries, cities, localities, specialities }
  const callbacks = { onCityChange, onSubmit, onUploadImage, onBack, onUnsavedChange }
  return (
    <div {...rest}>
      {doctor ? (
        // Another reading of the same doctor must not overwrite what is being typed; another doctor starts afresh.
        <EditProfileForm
          key={doctor.id}
          doctor={doctor}
          imageSrc={imageSrc}
          profileHref={profileHref}
          {...lists}
          {...callbacks}
        />
      ) : error === undefined ? (
        <EditProfileSkeleton />
      ) : (
        <Suspense fallback={<EditProfileSkeleton />}>
          <ErrorState headingLevel={1} error={error} onRetry={onRetry} isPending={isPending} />
        </Suspense>
      )}
    </div>
  )
}
