import { ActivationPrompt, LogoutDialog, type LogoutDialogProps, ProfilePrompt, SignInAgain } from '@nalam/ui'
import { configuration } from '../../shared/api/configuration.ts'
import { useStore } from '../../shared/createStore.ts'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { closePrompt, prompts, sessionPhase } from '../../shared/session/sessionState.ts'
import { useCapability, useDoctor, endSession, useLogin } from '../../shared/session/session.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { unsavedChanges } from '../../shared/leaveGuard/LeaveGuard.tsx'
import { fetchFailureScreen } from '../FailureScreen.tsx'
import { loadCode } from '../pageModules.ts'
import { isOfferDue } from './offerDate.ts'

/** Over the page, when the session has expired (SESS-05). */
function SessionExpiry() {
  const doctor = useDoctor()
  const login = useLogin()
  const results = useActionResult()
  return (
    <SignInAgain
      open={useStore(sessionPhase) === 'expired'}
      email={doctor.email}
      allowedDomains={configuration.allowedEmailDomains}
      onSignIn={async (credentials) => results.of(await login(credentials))}
      onSomeoneElse={endSession}
    />
  )
}

// Nobody waits for it: without its code there is no offer this time.
const MonthlyOffer = lazy(() => loadCode(() => import('./MonthlyOffer.tsx')).catch(() => ({ default: () => null })))

interface FrameDialogsProps {
  logout: LogoutDialogProps
  activation: { isPending: boolean; activate: () => Promise<boolean> }
}

/** The dialogs of the frame, in a chunk of their own. */
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
  const hasAccount = useCapability('account-security')
  const [isDue] = useState(isOfferDue)
  // On the page after the sign-in, which has no other bar at its lower edge.
  const mayOffer =
    open.passkey && isDue && hasAccount && pathname === paths.dashboard && !asksForProfile && !asksForActivation
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
      {mayOffer && (
        <Suspense>
          <MonthlyOffer />
        </Suspense>
      )}
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
