import type { Doctor } from '@nalam/sdk'

let current: Doctor | undefined

/** Returns the doctor whose page this tab shows, for code outside React. */
export const signedInDoctor = (): Doctor | undefined => current

/** @param doctor undefined after signing out */
export function rememberSignedInDoctor(doctor: Doctor | undefined): void {
  current = doctor
}
