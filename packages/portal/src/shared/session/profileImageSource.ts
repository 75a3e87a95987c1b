import type { Doctor } from '@nalam/sdk'
import { configuration } from '../api/configuration.ts'
import { localStore } from '../localStore.ts'

/** Returns the URL of the doctor's picture, the stored file name first (FRAME-02). */
export function profileImageSource(doctor: Doctor): string | undefined {
  const name = localStore.read('doctorImage') ?? doctor.profileImage
  return name ? `${configuration.fileStore}/${encodeURIComponent(name)}` : undefined
}
