import type { Doctor } from '@nalam/sdk'

let current: Doctor | undefined

/** Whose page this tab shows, for what has to know it outside of React. */
export const signedInDoctor = (): Doctor | undefined => current

/** @param doctor undefined when nobody is signed in any more */
export function rememberSignedInDoctor(doctor: Doctor | undefined): void {
  current = doctor
}
