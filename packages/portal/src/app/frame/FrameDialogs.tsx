import { ActivationPrompt, LogoutDialog, ProfilePrompt, type LogoutDialogProps } from '@nalam/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '../../shared/createStore.ts'
import { paths } from '../../shared/paths.ts'
import { unsavedChanges } from '../../shared/leaveGuard/unsavedChanges.ts'
import { closePrompt, prompts } from '../../shared/session/prompts.ts'
import { fetchFailureScreen } from '../FailureScreen.tsx'
import { SessionExpiry } from './SessionExpiry.tsx'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'

interface FrameDialogsProps {
  logout: LogoutDialogProps
  activation: { isPending: boolean; activate: () => Promise<boolean> }
}

/**
 * All dialogs of the frame: logout, profile, activation (D25), signing in again. In a chunk of its
 * own.
 */
export default function FrameDialogs({ logout, activation }: FrameDialogsProps) {
  useEffect(() => void fetchFailureScreen(), [])
  const doctor = useDoctor()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = useStore(prompts)
  // Another tab has signed out: this tab is cleared soon, so no new action may start.
  const isLeaving = useStore(sessionPhase) === 'leaving'

  // Never on the profile page, where both dialogs would lead (D25).
  const mayAsk = pathname !== paths.editProfile
  const asksForProfile = mayAsk && open.profile && !doctor.profileUpdated
  // Asked after signing in with an inactive account, not after switching the status off.
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
