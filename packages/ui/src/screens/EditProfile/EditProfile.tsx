import type { Doctor } from '@nalam/sdk'
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { EditProfileForm } from './EditProfileForm.tsx'
import type { EditProfileFormProps } from './EditProfileForm.tsx'
import { EditProfileSkeleton } from './EditProfileSkeleton.tsx'

// Lazy, because it is rarely needed: with Fluent's button it is a fifth of this page's code.
const ErrorState = lazy(async () => ({
  default: (await import('../../components/StateView/StateView.tsx')).ErrorState,
}))

type Attributes = Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>

export interface EditProfileProps extends Omit<EditProfileFormProps, 'doctor'>, Attributes {
  /** The signed-in doctor; undefined while loading or if loading failed. */
  doctor: Doctor | undefined
  /** Error text, shown if loading failed. A profile on screen stays, and so does the input. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The data is being reloaded. */
  isRefreshing?: boolean
}

/** The profile form (PROF-04). */
export function EditProfile({
  doctor,
  error,
  onRetry,
  isRefreshing = false,
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
  next,
  onUnsavedChange,
  ...rest
}: EditProfileProps) {
  const lists = { countries, cities, localities, specialities }
  const callbacks = { onCityChange, onSubmit, onUploadImage, onBack, onUnsavedChange }
  return (
    <div {...rest}>
      {doctor ? (
        // Keyed by the doctor: a reload of the same doctor must not overwrite the input; another
        // doctor gets a new form.
        <EditProfileForm
          key={doctor.id}
          doctor={doctor}
          imageSrc={imageSrc}
          profileHref={profileHref}
          next={next}
          {...lists}
          {...callbacks}
        />
      ) : error === undefined ? (
        <EditProfileSkeleton />
      ) : (
        <Suspense fallback={<EditProfileSkeleton />}>
          <ErrorState headingLevel={1} error={error} onRetry={onRetry} isRefreshing={isRefreshing} />
        </Suspense>
      )}
    </div>
  )
}
