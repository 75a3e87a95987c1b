import type { ApiError, Doctor } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useSession } from '../../shared/session/useSession.ts'

export interface ActiveStatus {
  /** What is shown: the wanted state while the change is under way, else the doctor's true one. */
  isActive: boolean
  isChanging: boolean
  /** @returns whether the wanted state holds now */
  change: (isActive: boolean) => Promise<boolean>
}

/**
 * The "Active Status" (FRAME-04). The call is a blind toggle, so it is sent only when the wanted state differs, once for a
 * press; after an unknown outcome nothing is sent before the doctor has been read again (D24).
 */
export function useActiveStatus(): ActiveStatus {
  const doctor = useDoctor()
  const { accept } = useSession()
  const toasts = useToasts()
  const serverText = useServerText()
  const [wanted, setWanted] = useState<boolean>()
  const isRunning = useRef(false)
  const isUncertain = useRef(false)

  /** The doctor as the server has her now. */
  const read = async (): Promise<Doctor | ApiError> => {
    const result = await api.session.renew().result()
    if (!result.ok) return result.error
    isUncertain.current = false
    await accept(result.value)
    return result.value.doctor
  }
  /** @returns why the wanted state does not hold, if it does not */
  const bringAbout = async (isActive: boolean): Promise<ApiError | undefined> => {
    if (isUncertain.current) {
      const now = await read()
      if ('kind' in now) return now
      if (now.isActive === isActive) return undefined
    }
    const result = await api.profile.toggleActiveStatus(doctor.id).result()
    if (result.ok) {
      toasts.success(serverText(result.value))
      // It holds from now on, whether or not the doctor can be read again.
      await accept({ doctor: { ...doctor, isActive }, accessToken: undefined, capabilities: [] })
      const now = await read()
      // A network that sent the toggle twice has undone it: what holds is known now, so once more is safe.
      if (!('kind' in now) && now.isActive !== isActive)
        await api.profile.toggleActiveStatus(doctor.id).result().then(read)
      return undefined
    }
    isUncertain.current = isOutcomeUnknown(result.error)
    const now = await read()
    return 'kind' in now || now.isActive !== isActive ? result.error : undefined
  }

  const change = async (isActive: boolean): Promise<boolean> => {
    if (isRunning.current || (isActive === doctor.isActive && !isUncertain.current)) return false
    isRunning.current = true
    setWanted(isActive)
    try {
      const error = await bringAbout(isActive)
      // An ended session has a dialog of its own.
      if (error && error.status !== 401) toasts.error(serverText(error))
      return !error
    } finally {
      isRunning.current = false
      setWanted(undefined)
    }
  }
  return { isActive: wanted ?? doctor.isActive, isChanging: wanted !== undefined, change }
}
