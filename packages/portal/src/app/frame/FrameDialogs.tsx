import { ActivationPrompt, LogoutDialog, ProfilePrompt, type LogoutDialogProps } from '@nalam/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '../../shared/createStore.ts'
import { paths } from '../../shared/paths.ts'
import { unsavedChanges } from '../../shared/leaveGuard/unsavedChanges.ts'
import { closePrompt, prompts } from '../../shared/session/prompts.ts'
import { SessionExpiry } from './SessionExpiry.tsx'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'

interface FrameDialogsProps {
  logout: LogoutDialogProps
  activation: { isPending: boolean; activate: () => Promise<boolean> }
}

/** Everything that the frame may ask: leaving, the profile, the activation (D25), signing in again. A chunk of its own. */
export default function FrameDialogs({ logout, activation }: FrameDialogsProps) {
  const doctor = useDoctor()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = useStore(prompts)
  // Another tab has signed out: this one is about to go as well, and nothing may be begun on it.
  const isLeaving = useStore(sessionPhase) === 'leaving'

  // Never on the page that both would lead to (D25).
  const mayAsk = pathname !== paths.editProfile
  const asksForProfile = mayAsk && open.profile && !doctor.profileUpdated
  // Asked of whoever signs in without being live, not of whoever has just switched it off.
  const isAnswered = open.activation && doctor.isActive
  useEffect(() => {
    if (isAnswered) closePrompt('activation')
  }, [isAnswered])
  const asksForActivation = mayAsk && open.activation && !asksForProfile && !doctor.isActive
  return (
    <>
      <ProfilePrompt
        open={asksForProfile}
        onConfirm={() => {
          closePrompt('profile')
          void navigate(paths.editProfile)
        }}
        onClose={() => closePrompt('profile')}
      />
      <ActivationPrompt
        open={asksForActivation}
        isPending={activation.isPending}
        onConfirm={() => {
          void activation.activate().then((isActive) => isActive && closePrompt('activation'))
        }}
        onClose={() => closePrompt('activation')}
      />
      <SessionExpiry />
      <LogoutDialog
        {...logout}
        open={logout.open || isLeaving}
        isPending={(logout.isPending ?? false) || isLeaving}
        hasUnsavedChanges={useStore(unsavedChanges)}
      />
    </>
  )
}
