import { area } from '../area.ts'

/** Dialogs of the session and of a form that is left: log out, session expired, profile, activation. */
export const promptsMessages = area('prompts', {
  logoutDialog: {
    title: 'Confirm Logout',
    text: 'You are leaving! Are you sure?',
    detail: 'Click Yes to sign out.',
    confirm: 'Yes, Logout!',
  },
  profilePrompt: {
    title: 'Complete your profile',
    text: 'Please complete your profile to access all features.',
    go: 'Go to Profile',
  },
  activationPrompt: {
    title: 'Activate your status',
    text: 'Would you like to activate your status?',
    detail: "By clicking 'YES', your status will go live",
  },
  sessionExpired: {
    title: 'Session expired',
    text: 'Sign in again to continue. Nothing you typed is lost.',
    signIn: 'Sign in again',
    someoneElse: 'Sign in as someone else',
    lost: 'Your changes will be lost.',
  },
  leaveForm: {
    title: 'Leave without saving?',
    text: 'Your changes on this page have not been saved.',
    stay: 'Stay',
    leave: 'Leave',
  },
})
