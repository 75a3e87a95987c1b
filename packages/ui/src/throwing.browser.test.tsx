import { BOOKING_STATUS, type BookingOffer } from '@nalam/sdk'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from './components/NalamProvider/NalamProvider.tsx'
import { EDIT_PROFILE_ARGS } from './fixtures/LiveEditProfile.tsx'
import { HOURS_TODAY, sampleAvailability } from './fixtures/availability.ts'
import { sampleWeek } from './fixtures/calendar.ts'
import { sampleBookings } from './fixtures/bookings.ts'
import { sampleSlots, STORY_NOW } from './fixtures/slots.ts'
import { CodeVerification } from './forms/CodeVerification/CodeVerification.tsx'
import { DateRangeFilter } from './forms/FilterRow/DateRangeFilter.tsx'
import { CancelDialog, CancelSeveralDialog } from './bookings/dialogs/CancelDialog.tsx'
import { AnotherTimeDialog } from './bookings/dialogs/AnotherTimeDialog.tsx'
import { OfferFreedTimeDialog } from './bookings/dialogs/OfferFreedTimeDialog.tsx'
import { OfferSeveralDialog } from './bookings/dialogs/OfferSeveralDialog.tsx'
import { OfferBlock } from './bookings/notes.tsx'
import { useBookingActions } from './bookings/useBookingActions.ts'
import { SignInAgain } from './forms/SignInAgain/SignInAgain.tsx'
import { SlotGrid } from './forms/SlotGrid/SlotGrid.tsx'
import './theme/styles.css'
import { AddSlot } from './screens/AddSlot/AddSlot.tsx'
import { Appointments } from './screens/Appointments/Appointments.tsx'
import { Availability } from './screens/Availability/Availability.tsx'
import { AddBookingForm } from './screens/Calendar/popover/AddBookingForm.tsx'
import { TodayPanel } from './screens/Dashboard/TodayPanel.tsx'
import { EditProfile } from './screens/EditProfile/EditProfile.tsx'
import { PasskeyOffer } from './forms/PasskeyOffer/PasskeyOffer.tsx'
import { Login } from './screens/Login/Login.tsx'
import { PasswordRecovery } from './screens/Login/PasswordRecovery.tsx'
import { Registration } from './screens/Registration/Registration.tsx'
import { ScreenLink } from './screens/Queue/ScreenLink.tsx'
import { WalkInCard } from './screens/Queue/WalkInForm.tsx'
import type { FeedActions } from './screens/Settings/FeedSection.tsx'
import type { ReminderActions } from './screens/Settings/IntakeSections.tsx'
import { Settings, type AccountSettings } from './screens/Settings/Settings.tsx'
import { StopRecovery } from './screens/StopRecovery/StopRecovery.tsx'
import { VerifyEmail } from './screens/ViewProfile/VerifyEmail.tsx'

const nothing = () => undefined
const ok = async () => ({ ok: true as const })
const begun = async () => ({ ok: true as const, recoveryAt: AT })
/** The callback of the form: it throws the first time. */
const callback = vi.fn<() => never>()

function WithdrawnOffer() {
  const controls = useBookingActions({
    now: undefined,
    hasUndo: true,
    actions: { onDecide: async () => true, onWithdraw: callback },
  })
  return <OfferBlock booking={{ ...confirmedBooking(), offer: OPEN_OFFER }} offer={OPEN_OFFER} controls={controls} />
}
let root: Root | undefined

/** A required field has a star after its label. */
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const keeps = (label: string, value: string) => expect.element(field(label)).toHaveValue(value)

const availability = sampleAvailability()
const hours = (own: Partial<Parameters<typeof Availability>[0]>) => (
  <Availability
    today={HOURS_TODAY}
    availability={availability}
    draft={availability}
    onDraftChange={nothing}
    onDiscard={nothing}
    onPreview={nothing}
    previewHref={() => '/'}
    onAddException={ok}
    onRemoveException={nothing}
    onKeepMine={nothing}
    onUseNewer={nothing}
    {...own}
  />
)
const settings = (account: Partial<AccountSettings>, feed?: FeedActions, reminders?: ReminderActions) => (
  <Settings
    account={{
      email: 'meena@nalam.example',
      devices: {
        rows: [{ id: 's', browser: 'Chrome', system: 'Android', createdAt: AT, lastUsedAt: AT, isThis: false }],
      },
      activity: { rows: [] },
      onChangePassword: ok,
      onEndSession: ok,
      onEndOthers: ok,
      proof: { onProve: ok },
      ...account,
    }}
    preferences={{ language: 'en', onLanguageChange: nothing, appearance: 'system', onAppearanceChange: nothing }}
    feed={feed}
    reminders={reminders}
  />
)
const AT = '2026-11-24T03:11:00Z'
const login = (own: Partial<Parameters<typeof Login>[0]>) => (
  <Login
    onLogin={ok}
    onVerify={ok}
    onResend={ok}
    onForgotPassword={ok}
    onResetPassword={ok}
    onPasswordReset={nothing}
    registerHref="/"
    {...own}
  />
)
const [openSlot = expect.unreachable()] = sampleWeek().flatMap(({ date, slots }) =>
  slots.filter(({ state }) => state === 'open').map((slot) => ({ ...slot, date })),
)

interface Form {
  /** The files with the forms that it runs, below `src`. */
  files: readonly string[]
  show: () => ReactElement
  fill: () => Promise<unknown>
  submit: () => Promise<unknown>
  /** What was entered is still there. */
  kept: () => Promise<unknown>
}

const FORMS: Record<string, Form> = {
  'sign in': {
    files: ['screens/Login/Login.tsx'],
    show: () => login({ onLogin: callback }),
    fill: async () => {
      await userEvent.fill(field('Email'), 'meena@gmail.com')
      await userEvent.fill(field('Password'), 'Secret12!')
    },
    submit: () => press('Login'),
    kept: () => keeps('Password', 'Secret12!'),
  },
  'forgotten password': {
    files: ['screens/Login/PasswordRecovery.tsx', 'screens/Login/RecoveryDialog.tsx'],
    show: () => login({ onForgotPassword: callback }),
    fill: async () => {
      await press('Forgot Password')
      await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Registered email/), 'meena@gmail.com')
    },
    submit: () => press('Send Mail'),
    kept: () =>
      expect.element(page.getByRole('dialog').getByLabelText(/^Registered email/)).toHaveValue('meena@gmail.com'),
  },
  'reset password': {
    files: ['screens/Login/PasswordRecovery.tsx'],
    show: () => (
      <PasswordRecovery
        defaultStep={{ at: 'reset', email: 'meena@gmail.com' }}
        onForgotPassword={ok}
        onResetPassword={callback}
        onContinue={nothing}
        onClose={nothing}
      />
    ),
    fill: async () => {
      await userEvent.fill(page.getByRole('textbox', { name: /^OTP/ }), '402917')
      await userEvent.fill(field('New password'), 'Sunrise@9')
      await userEvent.fill(field('Confirm password'), 'Sunrise@9')
    },
    submit: () => press('Reset Password'),
    kept: () => keeps('New password', 'Sunrise@9'),
  },
  registration: {
    files: ['screens/Registration/Registration.tsx'],
    show: () => <Registration onRegister={callback} onVerify={ok} onResend={ok} signInHref="/" />,
    fill: async () => {
      await userEvent.fill(field('Doctor name'), 'Meena Raghavan')
      await userEvent.fill(field('Email'), 'meena@gmail.com')
      await userEvent.fill(field('Mobile [Nn]umber'), '9841020776')
      await userEvent.fill(page.getByRole('textbox', { name: /^Password/ }), 'Secret12!')
    },
    submit: () => press('Register'),
    kept: () => keeps('Mobile [Nn]umber', '9841020776'),
  },
  code: {
    files: ['forms/CodeVerification/CodeVerification.tsx', 'forms/CodeVerification/codeParts.tsx'],
    show: () => <CodeVerification email="meena@gmail.com" onVerify={callback} onResend={ok} onBack={nothing} />,
    fill: () => userEvent.fill(page.getByRole('textbox'), '12345'),
    // The sixth digit submits the code; a code that stays is submitted by the button.
    submit: () =>
      callback.mock.calls.length === 0 ? userEvent.fill(page.getByRole('textbox'), '123456') : press('Verify'),
    kept: () => expect.element(page.getByRole('textbox')).toHaveValue('123456'),
  },
  'a code to verify the email': {
    files: ['screens/ViewProfile/VerifyEmail.tsx'],
    show: () => <VerifyEmail email="meena@gmail.com" onSendCode={callback} onVerify={ok} />,
    fill: ok,
    submit: () => press('Verify'),
    kept: () => expect.element(page.getByRole('button', { name: 'Verify' })).toBeEnabled(),
  },
  'sign in again': {
    files: ['forms/SignInAgain/SignInAgain.tsx'],
    show: () => <SignInAgain open email="meena@gmail.com" onSignIn={callback} onSomeoneElse={nothing} />,
    fill: () => userEvent.fill(field('Password'), 'Secret12!'),
    submit: () => press('Login'),
    kept: () => keeps('Password', 'Secret12!'),
  },
  'edit profile': {
    files: ['screens/EditProfile/EditProfile.tsx'],
    show: () => <EditProfile {...EDIT_PROFILE_ARGS} onSubmit={callback} />,
    fill: () => userEvent.fill(field('Clinic name'), 'Raghavan Clinic'),
    submit: () => press('Update'),
    kept: () => keeps('Clinic name', 'Raghavan Clinic'),
  },
  'add slot': {
    files: ['screens/AddSlot/AddSlot.tsx'],
    show: () => (
      <AddSlot onSubmit={callback} slotsHref="/" defaultDate="2026-12-01" now={() => Date.UTC(2026, 10, 24)} />
    ),
    fill: () => userEvent.selectOptions(field('Start Time'), '09:00'),
    submit: () => press('Submit'),
    kept: () => keeps('Start Time', '09:00'),
  },
  'add a booking': {
    files: ['screens/Calendar/popover/AddBookingForm.tsx'],
    show: () => (
      <AddBookingForm
        calendar={{ slots: [openSlot], openCell: undefined, onAddBooking: callback, close: nothing }}
        slot={openSlot}
        onSlotChange={nothing}
        onDirty={nothing}
      />
    ),
    fill: async () => {
      await userEvent.fill(field('Patient name'), 'Kavitha Murugan')
      await userEvent.fill(field('Mobile [Nn]umber'), '9841020776')
    },
    submit: () => press('Add and confirm'),
    kept: () => keeps('Patient name', 'Kavitha Murugan'),
  },
  exception: {
    files: ['screens/Availability/ExceptionDialog.tsx', 'forms/FormDialog.tsx'],
    show: () => hours({ onAddException: callback }),
    fill: async () => {
      await press('Add an exception')
      await userEvent.fill(field('First day'), '04-12-2026')
    },
    submit: () => press('Add exception'),
    kept: () => keeps('First day', '04-12-2026'),
  },
  'one publication': {
    files: ['screens/Availability/KeepPublished.tsx'],
    show: () => hours({ onPreview: callback }),
    fill: async () => {
      await press('Publish chosen dates')
      await userEvent.fill(field('First day'), '04-12-2026')
    },
    submit: () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Preview' })),
    kept: () => keeps('First day', '04-12-2026'),
  },
  'copy of hours': {
    files: ['screens/Availability/DayHours.tsx'],
    show: () => hours({ onDraftChange: callback }),
    fill: async () => {
      await press('Copy to other days')
      await userEvent.click(page.getByRole('dialog').getByText('Wednesday'))
    },
    submit: () => press('Copy hours'),
    kept: () => expect.element(page.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked(),
  },
  'filter by dates': {
    files: ['forms/FilterRow/DatesDialog.tsx'],
    show: () => <DateRangeFilter value={undefined} onValueChange={callback} />,
    fill: async () => {
      await press('Dates')
      await userEvent.fill(field('First day'), '04-12-2026')
    },
    submit: () => press('Choose dates'),
    kept: () => keeps('First day', '04-12-2026'),
  },
  decision: {
    files: ['bookings/useBookingActions.ts'],
    show: () => (
      <Appointments
        page={{
          bookings: sampleBookings(),
          currentPage: 1,
          totalPages: 1,
          itemsPerPage: 10,
          totalItems: 10,
          summary: undefined,
        }}
        onSearch={nothing}
        onPageChange={nothing}
        onRefresh={nothing}
        onExport={nothing}
        actions={{ onDecide: callback }}
      />
    ),
    fill: () => userEvent.click(page.getByRole('button', { name: /^Edit/ }).first()),
    submit: () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' })),
    kept: () => expect.element(page.getByRole('dialog')).toBeVisible(),
  },
  'change of the password': {
    files: ['screens/Settings/Settings.tsx'],
    show: () => settings({ onChangePassword: callback }),
    fill: async () => {
      await press('Change password')
      await userEvent.fill(field('Current password'), 'Example@2026')
      await userEvent.fill(page.getByLabelText('New password', { exact: true }), 'Coconut@Grove71')
      await userEvent.fill(field('New password again'), 'Coconut@Grove71')
    },
    submit: () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Change password' })),
    kept: () => keeps('Current password', 'Example@2026'),
  },
  'end of a session': {
    files: ['screens/Settings/Settings.tsx'],
    show: () => settings({ onEndSession: callback }),
    fill: async () => undefined,
    submit: () => press('Sign out, Chrome on Android'),
    kept: () => expect.element(page.getByRole('button', { name: 'Sign out, Chrome on Android' })).toBeVisible(),
  },
  cancellation: {
    files: ['bookings/dialogs/CancelDialog.tsx'],
    show: () => <CancelDialog booking={confirmedBooking()} now={STORY_NOW} onCancel={callback} onClose={nothing} />,
    fill: () => userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'Clinic closed'),
    submit: () => press('Cancel booking'),
    kept: () => expect.element(page.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Clinic closed'),
  },
  'several cancellations': {
    files: ['bookings/dialogs/CancelDialog.tsx'],
    show: () => (
      <CancelSeveralDialog
        selection={{ bookingIds: ['1'] }}
        now={STORY_NOW}
        onSelectionChange={nothing}
        preview={{ fingerprint: '1', bookings: [confirmedBooking()], left: [] }}
        onCancel={callback}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'Clinic closed'),
    submit: () => press('Cancel 1 booking'),
    kept: () => expect.element(page.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Clinic closed'),
  },
  'move of a booking': {
    files: ['bookings/dialogs/AnotherTimeDialog.tsx'],
    show: () => (
      <AnotherTimeDialog
        booking={confirmedBooking()}
        now={{ date: '2026-11-22', time: '09:00' }}
        times={[{ id: 'slt_1', date: '2026-11-24', from: '09:00' }]}
        onMove={callback}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.click(page.getByRole('radio', { name: /9:00 AM$/ })),
    submit: () => press('Confirm 9:00 AM'),
    kept: () => expect.element(page.getByRole('radio', { name: /9:00 AM$/ })).toBeChecked(),
  },
  'offer of other times': {
    files: ['bookings/dialogs/AnotherTimeDialog.tsx'],
    show: () => (
      <AnotherTimeDialog
        booking={confirmedBooking()}
        now={{ date: '2026-11-22', time: '09:00' }}
        times={[{ id: 'slt_1', date: '2026-11-24', from: '09:00' }]}
        onOffer={callback}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.fill(field('Note to the patient'), 'I am at the hospital.'),
    submit: () => press('Send 1 time'),
    kept: () => keeps('Note to the patient', 'I am at the hospital.'),
  },
  'offer of a freed time': {
    files: ['bookings/dialogs/OfferFreedTimeDialog.tsx'],
    show: () => (
      <OfferFreedTimeDialog
        booking={{ ...confirmedBooking(), date: '24-11-2026', time: '09:00' }}
        now={{ date: '2026-11-20', time: '09:00' }}
        freeTimes={{ times: [{ id: 'slt_1', date: '2026-11-24', from: '09:00' }] }}
        waiting={{ bookings: sampleBookings(1), page: 1, totalPages: 1, onPageChange: nothing }}
        onOffer={callback}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.click(page.getByRole('radio')),
    submit: () => press('Send'),
    kept: () => expect.element(page.getByRole('radio')).toBeChecked(),
  },
  'offers to several patients': {
    files: ['bookings/dialogs/OfferSeveralDialog.tsx'],
    show: () => (
      <OfferSeveralDialog
        selection={{ date: '2026-11-24' }}
        bookings={[{ ...confirmedBooking(), date: '24-11-2026' }]}
        now={{ date: '2026-11-22', time: '09:00' }}
        times={[{ id: 'slt_1', date: '2026-11-25', from: '09:00' }]}
        onOffer={callback}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.fill(field('Note to all of them'), 'I am at the hospital.'),
    submit: () => press('Send 1 offer'),
    kept: () => keeps('Note to all of them', 'I am at the hospital.'),
  },
  'the screen of the waiting room': {
    files: ['screens/Queue/ScreenLink.tsx'],
    show: () => (
      <ScreenLink
        screen={{ isOn: false, languages: ['ta', 'en', 'hi'], screens: 0 }}
        onSave={callback}
        onRemove={ok}
        onClose={nothing}
      />
    ),
    fill: () => userEvent.fill(field('Room on the screen'), '2'),
    submit: () => press('Create link'),
    kept: () => keeps('Room on the screen', '2'),
  },
  'a walk-in': {
    files: ['screens/Queue/WalkInForm.tsx'],
    show: () => <WalkInCard nextNumber={20} onAdd={callback} />,
    fill: async () => {
      await userEvent.fill(field('Name'), 'Anitha Selvam')
      await userEvent.fill(field('Mobile number'), '9840012345')
    },
    submit: () => press('Give number 20'),
    kept: () => keeps('Name', 'Anitha Selvam'),
  },
  'withdrawal of an offer': {
    files: ['bookings/useBookingActions.ts'],
    show: () => <WithdrawnOffer />,
    fill: () => press('Withdraw offer'),
    submit: () => press('Withdraw offer'),
    kept: () => expect.element(page.getByRole('button', { name: 'Keep offer' })).toBeVisible(),
  },
  'new passkey': {
    files: ['screens/Settings/PasskeySection.tsx'],
    show: () =>
      settings({
        passkeys: { list: { rows: [] }, onAdd: callback, onRename: ok, onRemove: ok },
      }),
    fill: async () => undefined,
    submit: () => press('Add a passkey'),
    kept: () => expect.element(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible(),
  },
  export: {
    files: ['screens/Settings/useProof.tsx'],
    show: () => settings({ data: { onExport: callback } }),
    fill: async () => undefined,
    submit: () => press('Download'),
    kept: () => expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible(),
  },
  'calendar link': {
    files: ['screens/Settings/FeedSection.tsx'],
    show: () =>
      settings(
        {},
        {
          state: { rows: [{ isOn: false, showsNames: false, createdAt: '' }] },
          onCreate: callback,
          onNamesChange: ok,
          onRemove: ok,
        },
      ),
    fill: async () => undefined,
    submit: () => press('Create link'),
    kept: () => expect.element(page.getByText('There is no link yet.')).toBeVisible(),
  },
  'answers to reminders': {
    files: ['screens/Settings/IntakeSections.tsx'],
    show: () => settings({}, undefined, { settings: { rows: [{ freesTime: false }] }, onChange: callback }),
    fill: async () => undefined,
    submit: () => userEvent.click(page.getByRole('switch', { name: /^Free the time/ })),
    kept: () => expect.element(page.getByRole('switch', { name: /^Free the time/ })).not.toBeChecked(),
  },
  'offer of a passkey': {
    files: ['forms/PasskeyOffer/PasskeyOffer.tsx'],
    show: () => <PasskeyOffer onAdd={callback} onClose={nothing} />,
    fill: async () => undefined,
    submit: () => press('Add a passkey'),
    kept: () => expect.element(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible(),
  },
  'name of a passkey': {
    files: ['screens/Settings/PasskeySection.tsx'],
    show: () =>
      settings({
        passkeys: {
          list: { rows: [{ id: 'psk_1', name: 'Phone', createdAt: AT, lastUsedAt: undefined, isBackedUp: true }] },
          onAdd: ok,
          onRename: callback,
          onRemove: ok,
        },
      }),
    fill: async () => {
      await press('Rename Phone')
      await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Name/), 'Galaxy A55')
    },
    submit: () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' })),
    kept: () => expect.element(page.getByRole('dialog').getByLabelText(/^Name/)).toHaveValue('Galaxy A55'),
  },
  'lost passkeys, password': {
    files: ['screens/Login/PasskeyRecovery.tsx'],
    show: () => login({ onPasskey: ok, lostPasskeys: { onSendCode: callback, onBegin: begun } }),
    fill: async () => {
      await press('Lost your passkeys?')
      const dialog = page.getByRole('dialog')
      await userEvent.fill(dialog.getByLabelText(/^Email/), 'meena@gmail.com')
      await userEvent.fill(dialog.getByLabelText(/^Password/), 'Secret12!')
    },
    submit: () => press('Send code'),
    kept: () => expect.element(page.getByRole('dialog').getByLabelText(/^Password/)).toHaveValue('Secret12!'),
  },
  'lost passkeys, code': {
    files: ['screens/Login/PasskeyRecovery.tsx'],
    show: () => login({ onPasskey: ok, lostPasskeys: { onSendCode: ok, onBegin: callback } }),
    fill: async () => {
      await press('Lost your passkeys?')
      const dialog = page.getByRole('dialog')
      await userEvent.fill(dialog.getByLabelText(/^Email/), 'meena@gmail.com')
      await userEvent.fill(dialog.getByLabelText(/^Password/), 'Secret12!')
      await press('Send code')
      await expect.element(field('6-digit code')).toBeVisible()
    },
    // The sixth digit submits the code; a code that stays is submitted by the button.
    submit: async () => {
      if (callback.mock.calls.length > 0) await press('Continue')
      else await userEvent.fill(field('6-digit code'), '482913')
    },
    kept: () => keeps('6-digit code', '482913'),
  },
  'stop of the way back': {
    files: ['screens/StopRecovery/StopRecovery.tsx'],
    show: () => <StopRecovery onStop={callback} signInHref="/" />,
    fill: async () => undefined,
    submit: () => press('Cancel request'),
    kept: () => expect.element(page.getByRole('button', { name: 'Cancel request' })).toBeVisible(),
  },
  proof: {
    files: ['screens/Settings/useProof.tsx'],
    show: () =>
      settings({
        passkeys: {
          list: { rows: [] },
          onAdd: async () => ({ ok: false, next: 'proof' }),
          onRename: ok,
          onRemove: ok,
        },
        proof: { onProve: callback },
      }),
    fill: async () => {
      await press('Add a passkey')
      await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Password/), 'Example@2026')
    },
    submit: () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Confirm' })),
    kept: () => expect.element(page.getByRole('dialog').getByLabelText(/^Password/)).toHaveValue('Example@2026'),
  },
  arrival: {
    files: ['screens/Dashboard/TodayPanel.tsx'],
    show: () => (
      <TodayPanel
        bookings={[{ ...confirmedBooking(), date: '20-11-2026', time: '09:20' }]}
        now={{ date: '2026-11-20', time: '09:10' }}
        waiting={0}
        hasVisits
        onArrived={callback}
        waitingHref="/"
        waitingTodayHref="/"
        todayHref="/"
      />
    ),
    fill: async () => undefined,
    submit: () => press('Mark arrived'),
    kept: () => expect.element(page.getByRole('button', { name: 'Mark arrived' })).toBeVisible(),
  },
  'several slots': {
    files: ['forms/SlotGrid/SlotGrid.tsx'],
    show: () => (
      <SlotGrid
        slots={sampleSlots()}
        date="2026-11-23"
        now={STORY_NOW}
        onStatusChange={nothing}
        onAllSelectedChange={nothing}
        bulk={{ onAction: callback, isPending: false }}
      />
    ),
    fill: () => userEvent.click(page.getByRole('checkbox', { name: /9:30 AM/ })),
    submit: () => press('Switch off'),
    kept: () => expect.element(page.getByRole('checkbox', { name: /9:30 AM/ })).toBeChecked(),
  },
}

const OPEN_OFFER = {
  state: 'open' as const,
  times: [{ slotId: 'slt_1', date: '24-11-2026', time: '09:00' }],
  sentAt: '2026-11-22T03:30:00Z',
  expiresAt: '2026-11-23T03:30:00Z',
} satisfies BookingOffer

function confirmedBooking() {
  const [booking] = sampleBookings(1)
  if (!booking) throw new Error('There is no sample')
  return { ...booking, status: BOOKING_STATUS.confirmed }
}

/** The files of the library that contain a form or run an action. */
const SOURCES = import.meta.glob<string>(
  ['./{components,forms,screens}/**/*.{ts,tsx}', '!./**/*.{stories,test}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
  },
)
/** The hooks themselves, and parts whose failures are tested beside them. */
const NOT_FORMS = [
  'forms/useActionForm.ts',
  'forms/useAction.ts',
  // Catches the failure of the clipboard.
  'forms/CopyLink/CopyLink.tsx',
  'forms/ImagePicker/ImagePicker.tsx',
  'bookings/buttons.tsx',
]

it('every form and every action is in the list of this file', async () => {
  const withForm = await Promise.all(
    Object.entries(SOURCES).map(async ([file, read]) =>
      /\buseActionForm[<(]|\buseAction\(|<form\b/.test(await read()) ? [file.slice(2)] : [],
    ),
  )
  const listed = new Set([...NOT_FORMS, ...Object.values(FORMS).flatMap(({ files }) => files)])
  expect(withForm.flat().filter((file) => !listed.has(file))).toEqual([])
})

beforeEach(async () => {
  await page.viewport(1280, 900)
  callback.mockReset().mockImplementation(() => {
    throw new Error('the callback failed')
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  root?.unmount()
  document.body.replaceChildren()
})

it.each(Object.entries(FORMS))(
  'a callback that throws leaves what was entered and can be called again: %s',
  async (_name, form) => {
    const report = vi.spyOn(window, 'reportError').mockImplementation(nothing)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<NalamProvider>{form.show()}</NalamProvider>)
    await form.fill()
    for (const times of [1, 2]) {
      await form.submit()
      await expect.poll(() => callback.mock.calls.length).toBe(times)
      await expect.element(page.getByText(/Could not send this/)).toBeVisible()
      expect(report).toHaveBeenCalledTimes(times)
      await form.kept()
    }
  },
)
