import { useServerText, useToasts } from '@nalam/ui'
import { useRef, useState } from 'react'
import { api } from '../api.ts'
import { useDoctor } from './useDoctor.ts'
import { useSession } from './useSession.ts'

export interface ActiveStatus {
  /** What is shown: the wanted state while the change is under way, else the doctor's true one. */
  isActive: boolean
  isChanging: boolean
  /** @returns whether the wanted state holds now */
  change: (isActive: boolean) => Promise<boolean>
}

/**
 * The "Active Status" (FRAME-04). The call is a blind toggle, so it is sent only when the wanted state differs, once per
 * press, and after an unknown outcome the doctor is read again before anything is offered (D24).
 */
export function useActiveStatus(): ActiveStatus {
  const doctor = useDoctor()
  const { refresh } = useSession()
  const toasts = useToasts()
  const serverText = useServerText()
  const [wanted, setWanted] = useState<boolean>()
  const isRunning = useRef(false)

  const change = async (isActive: boolean): Promise<boolean> => {
    if (isRunning.current || isActive === doctor.isActive) return false
    isRunning.current = true
    setWanted(isActive)
    try {
      const result = await api.profile.toggleActiveStatus(doctor.id).result()
      const after = await refresh()
      if (result.ok || (result.error.kind !== 'answer' && after?.isActive === isActive)) {
        if (result.ok) toasts.success(serverText(result.value))
        return true
      }
      toasts.error(serverText(result.error))
      return false
    } finally {
      isRunning.current = false
      setWanted(undefined)
    }
  }
  return { isActive: wanted ?? doctor.isActive, isChanging: wanted !== undefined, change }
}
