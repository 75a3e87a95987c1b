'use client'
import type { Doctor } from '@nalam/sdk'
import { lazy, Suspense } from 'react'
import { EditProfileForm } from './EditProfileForm.tsx'
import type { EditProfileFormProps } from './EditProfileForm.tsx'
import { EditProfileSkeleton } from './EditProfileSkeleton.tsx'

// With Fluent's button a fifth of this page, and hopefully never seen.
const ErrorState = lazy(async () => ({
  default: (await import('../../components/StateView/StateView.tsx')).ErrorState,
}))

export interface EditProfileProps extends Omit<EditProfileFormProps, 'doctor'> {
  /** The signed-in doctor; undefined while being read or when that failed. */
  doctor: Doctor | undefined
  /** Reading failed. A doctor who is there stays, and so does what was typed. */
  failure?: { message: string; onRetry: () => void; isPending?: boolean } | undefined
}

/** The profile form (PROF-04). */
export function EditProfile({ doctor, failure, ...rest }: EditProfileProps) {
  // Another reading of the same doctor must not overwrite what is being typed; another doctor starts afresh.
  if (doctor) return <EditProfileForm key={doctor.id} {...rest} doctor={doctor} />
  if (failure) {
    return (
      <Suspense fallback={<EditProfileSkeleton />}>
        <ErrorState
          headingLevel={1}
          message={failure.message}
          onRetry={failure.onRetry}
          isPending={failure.isPending ?? false}
        />
      </Suspense>
    )
  }
  return <EditProfileSkeleton />
}
