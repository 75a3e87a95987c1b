import type { Doctor } from '@nalam/sdk'
import { configuration } from '../api/configuration.ts'
import { localStore } from '../localStore.ts'

/** Where the doctor's picture is: the file name kept in local storage first (FRAME-02), else the profile's. */
export function profileImageSource(doctor: Doctor): string | undefined {
  const name = localStore.read('doctorImage') ?? doctor.profileImage
  return name ? `${configuration.fileStore}/${encodeURIComponent(name)}` : undefined
}
