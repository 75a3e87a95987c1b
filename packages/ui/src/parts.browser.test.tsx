import { BOOKING_STATUS } from '@nalam/sdk'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleBookings } from './fixtures/bookings.ts'
import { SAMPLE_DOCTOR } from './fixtures/doctor.ts'
import { QUEUE_NOW, sampleQueue } from './fixtures/queue.ts'
import { SAMPLE_COUNTS, sampleSlots, STORY_NOW, WORKDAYS } from './fixtures/slots.ts'
import { sampleTickets } from './fixtures/tickets.ts'
import * as ui from './index.ts'
import type { Part } from './fixtures/partNames.ts'
import './theme/styles.css'

/** The attributes that a host may pass to any component. */
interface Attributes {
  ref: (element: unknown) => void
  className: string
  'data-own': string
}

const nothing = () => undefined
const succeeds = async () => true
const ok = async () => ({ ok: true as const, message: '' })
const [booking] = sampleBookings(1)
const [slot] = sampleSlots()
if (!booking || !slot) throw new Error('the fixtures are empty')
const field = { label: 'Label' }
const confirm = { open: true, onConfirm: nothing, onClose: nothing }
const lookup = { items: [] }

/** Every component with its required props. A component without a sample is a type error. */
const SAMPLES: Record<Part, (own: Attributes) => ReactElement> = {
  ActivationPrompt: (own) => <ui.ActivationPrompt {...confirm} {...own} />,
  AddSlot: (own) => <ui.AddSlot onSubmit={ok} slotsHref="/" {...own} />,
  AppShell: (own) => <ui.AppShell hrefs={{ dashboard: '/', profile: '/' }} {...own} />,
  Appointments: (own) => (
    <ui.Appointments
      page={undefined}
      onSearch={nothing}
      onPageChange={nothing}
      onRefresh={nothing}
      onExport={nothing}
      actions={{ onDecide: async () => true }}
      {...own}
    />
  ),
  Availability: (own) => (
    <ui.Availability
      today="2026-11-24"
      availability={undefined}
      draft={undefined}
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
  ),
  AvailabilityPreview: (own) => (
    <ui.AvailabilityPreview
      today="2026-11-24"
      dates={{ from: '2026-11-24', to: '2026-11-24' }}
      plan={undefined}
      onPublish={nothing}
      hoursHref="/"
      bookingsHref={() => '/'}
      {...own}
    />
  ),
  Avatar: (own) => <ui.Avatar {...own} />,
  BookingCard: (own) => <ui.BookingCard booking={booking} {...own} />,
  Button: (own) => <ui.Button {...own}>Send</ui.Button>,
  Calendar: (own) => (
    <ui.Calendar
      now={STORY_NOW}
      date={STORY_NOW.date}
      days={undefined}
      onPlaceChange={nothing}
      onSwitch={nothing}
      onAddBooking={ok}
      actions={{ onDecide: async () => true }}
      addSlotHref="/"
      owner=""
      {...own}
    />
  ),
  Card: (own) => <ui.Card {...own} />,
  ChoiceChips: (own) => <ui.ChoiceChips {...field} options={[{ value: 'a', label: 'A' }]} {...own} />,
  CodeVerification: (own) => (
    <ui.CodeVerification email="a@nalam.example" onVerify={ok} onResend={ok} onBack={nothing} {...own} />
  ),
  ConfirmDialog: (own) => <ui.ConfirmDialog {...confirm} title="Title" confirmLabel="Yes" {...own} />,
  Dashboard: (own) => <ui.Dashboard data={undefined} appointmentsHref="/" slotsHref="/" {...own} />,
  DataTable: (own) => <ui.DataTable label="Rows" columns={[]} rows={[1]} rowKey={String} {...own} />,
  DateField: (own) => (
    <ui.DateField
      {...field}
      value=""
      onValueChange={nothing}
      today="2026-11-20"
      min="2026-11-20"
      max="2028-11-20"
      {...own}
    />
  ),
  DateRangeFields: (own) => (
    <ui.DateRangeFields
      from={{ value: '', onValueChange: nothing }}
      to={{ value: '', onValueChange: nothing }}
      {...own}
    />
  ),
  DateRangeFilter: (own) => <ui.DateRangeFilter value={undefined} onValueChange={nothing} {...own} />,
  DayToggles: (own) => <ui.DayToggles {...field} {...own} />,
  Dialog: (own) => <ui.Dialog open title="Title" {...own} />,
  DoctorNameField: (own) => <ui.DoctorNameField {...field} {...own} />,
  EditProfile: (own) => (
    <ui.EditProfile
      doctor={SAMPLE_DOCTOR}
      cities={lookup}
      localities={lookup}
      specialities={lookup}
      onCityChange={nothing}
      onSubmit={ok}
      onUploadImage={ok}
      profileHref="/"
      onBack={nothing}
      {...own}
    />
  ),
  EmptyState: (own) => <ui.EmptyState title="Nothing" {...own} />,
  ErrorState: (own) => <ui.ErrorState {...own} />,
  ErrorSummary: (own) => <ui.ErrorSummary errors={[{ text: 'Wrong', goTo: nothing }]} {...own} />,
  FilterGroup: (own) => (
    <ui.FilterGroup label="Status" options={[]} value={undefined} onValueChange={nothing} {...own} />
  ),
  FilterRow: (own) => <ui.FilterRow label="Filters" {...own} />,
  FormField: (own) => (
    <ui.FormField {...field} {...own}>
      {(control) => <input {...control} />}
    </ui.FormField>
  ),
  HoursRange: (own) => <ui.HoursRange {...field} {...own} />,
  IconButton: (own) => <ui.IconButton icon={<svg />} label="Refresh" {...own} />,
  ImageList: (own) => <ui.ImageList label="Upload" note="Note" {...own} />,
  ImagePicker: (own) => <ui.ImagePicker label="Upload" name="Meena" onUpload={ok} {...own} />,
  Kolam: (own) => <ui.Kolam drawing={ui.emptyKolam} {...own} />,
  LanguageAndAppearance: (own) => (
    <ui.LanguageAndAppearance
      language="en"
      onLanguageChange={nothing}
      appearance="light"
      onAppearanceChange={nothing}
      {...own}
    />
  ),
  LanguageChoice: (own) => <ui.LanguageChoice value="en" onValueChange={nothing} {...own} />,
  LeaveFormDialog: (own) => <ui.LeaveFormDialog {...confirm} {...own} />,
  ListStatus: (own) => <ui.ListStatus text="" {...own} />,
  LiveBar: (own) => <ui.LiveBar updatedAt={undefined} {...own} />,
  Login: (own) => (
    <ui.Login
      onLogin={ok}
      onVerify={ok}
      onResend={ok}
      onForgotPassword={ok}
      onResetPassword={ok}
      onPasswordReset={nothing}
      registerHref="/"
      {...own}
    />
  ),
  Logo: (own) => <ui.Logo {...own} />,
  LogoutDialog: (own) => <ui.LogoutDialog {...confirm} {...own} />,
  MenuButton: (own) => (
    <ui.MenuButton label="Menu" items={[]} {...own}>
      Menu
    </ui.MenuButton>
  ),
  NalamProvider: (own) => <ui.NalamProvider {...own} />,
  NotFound: (own) => <ui.NotFound {...own} />,
  OfflineBar: (own) => <ui.OfflineBar isOffline {...own} />,
  OneTimeCodeField: (own) => <ui.OneTimeCodeField {...field} {...own} />,
  PageHeader: (own) => <ui.PageHeader title="Title" {...own} />,
  Pagination: (own) => <ui.Pagination page={1} totalPages={2} onPageChange={nothing} {...own} />,
  PasskeyOffer: (own) => <ui.PasskeyOffer onAdd={ok} onClose={nothing} {...own} />,
  PasswordField: (own) => <ui.PasswordField {...field} {...own} />,
  PhoneField: (own) => <ui.PhoneField {...field} {...own} />,
  PhoneNumber: (own) => <ui.PhoneNumber phone="9876543210" {...own} />,
  PlainLink: (own) => <ui.PlainLink href="/" {...own} />,
  ProfilePrompt: (own) => <ui.ProfilePrompt {...confirm} {...own} />,
  Queue: (own) => (
    <ui.Queue
      now={QUEUE_NOW}
      queue={sampleQueue()}
      onSessionChange={nothing}
      onCall={succeeds}
      onUndoCall={succeeds}
      onChange={succeeds}
      onArrive={succeeds}
      onAdd={ok}
      onEnd={succeeds}
      {...own}
    />
  ),
  Registration: (own) => <ui.Registration onRegister={ok} onVerify={ok} onResend={ok} signInHref="/" {...own} />,
  SampleBadge: (own) => <ui.SampleBadge {...own} />,
  SearchBox: (own) => <ui.SearchBox {...field} {...own} />,
  SelectField: (own) => <ui.SelectField {...field} options={[]} {...own} />,
  SessionExpiredDialog: (own) => <ui.SessionExpiredDialog open {...own} />,
  SignInAgain: (own) => <ui.SignInAgain open email="a@nalam.example" onSignIn={ok} onSomeoneElse={nothing} {...own} />,
  SignInLayout: (own) => <ui.SignInLayout {...own} />,
  Skeleton: (own) => <ui.Skeleton {...own} />,
  SlotCard: (own) => <ui.SlotCard slot={slot} state="switch" {...own} />,
  SlotGrid: (own) => <ui.SlotGrid slots={[slot]} date={STORY_NOW.date} now={STORY_NOW} {...own} />,
  SlotGridSkeleton: (own) => <ui.SlotGridSkeleton {...own} />,
  Settings: (own) => (
    <ui.Settings
      account={{
        email: 'meena@nalam.example',
        devices: { rows: [] },
        activity: { rows: [] },
        onChangePassword: ok,
        onEndSession: ok,
        onEndOthers: ok,
        proof: { onProve: ok },
      }}
      preferences={{ language: 'en', onLanguageChange: nothing, appearance: 'system', onAppearanceChange: nothing }}
      {...own}
    />
  ),
  Slots: (own) => (
    <ui.Slots
      now={STORY_NOW}
      availableDays={WORKDAYS}
      weekStart={STORY_NOW.date}
      onWeekStartChange={nothing}
      date={null}
      onDateChange={nothing}
      counts={SAMPLE_COUNTS}
      slots={undefined}
      onSlotChange={nothing}
      onAddNew={nothing}
      profileHref="/"
      {...own}
    />
  ),
  SomethingWentWrong: (own) => <ui.SomethingWentWrong {...own} />,
  StopRecovery: (own) => <ui.StopRecovery signInHref="/" {...own} />,
  StateView: (own) => <ui.StateView drawing={ui.emptyKolam} title="Title" {...own} />,
  StatusBadge: (own) => <ui.StatusBadge status={BOOKING_STATUS.pending} {...own} />,
  SummaryCard: (own) => <ui.SummaryCard label="Bookings" value={3} {...own} />,
  TextAreaField: (own) => <ui.TextAreaField {...field} {...own} />,
  TextField: (own) => <ui.TextField {...field} {...own} />,
  TextLink: (own) => <ui.TextLink href="/" {...own} />,
  Tickets: (own) => (
    <ui.Tickets page={sampleTickets()} onSearch={nothing} onPageChange={nothing} onStatusChange={nothing} {...own} />
  ),
  ViewProfile: (own) => <ui.ViewProfile doctor={SAMPLE_DOCTOR} editHref="/" {...own} />,
  WeekStrip: (own) => <ui.WeekStrip today={STORY_NOW.date} availableDays={WORKDAYS} {...own} />,
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

describe('ref, className and other attributes reach the part', () => {
  it.each(Object.entries(SAMPLES))('%s', async (_, sample) => {
    const ref = vi.fn<(element: unknown) => void>()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<ui.NalamProvider>{sample({ ref, className: 'own', 'data-own': 'yes' })}</ui.NalamProvider>)
    await expect.poll(() => document.querySelectorAll('.own')).toHaveLength(1)
    expect(document.querySelectorAll('[data-own=yes]')).toHaveLength(1)
    const [given] = ref.mock.lastCall ?? []
    // Groups of controls expose a handle with `focus()` instead of an element.
    if (!(given instanceof Element)) expect(given).toHaveProperty('focus')
    else expect(given.isConnected).toBe(true)
  })
})
