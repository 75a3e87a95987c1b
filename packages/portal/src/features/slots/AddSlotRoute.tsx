import { useMessages, useToasts } from '@nalam/ui'
import { AddSlot } from '@nalam/ui/screens/AddSlot'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useAddSlot } from './useAddSlot.ts'

/**
 * /doctor/add/slot. A doctor with an incomplete profile sees the reason and is sent to the slots
 * (SLOT-07).
 */
export default function AddSlotRoute() {
  const { id, profileUpdated } = useDoctor()
  const addSlot = useAddSlot(id)
  const toasts = useToasts()
  const messages = useMessages()
  const refusal = profileUpdated ? undefined : messages.slots.incompleteProfile
  useEffect(() => {
    if (refusal !== undefined) toasts.error(refusal)
  }, [refusal, toasts])
  if (!profileUpdated) return <Navigate to={paths.slots} replace />
  return <AddSlot onSubmit={addSlot} slotsHref={paths.slots} />
}
