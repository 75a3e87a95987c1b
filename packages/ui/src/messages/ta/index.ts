import { actions } from './actions.ts'
import { addSlot } from './addSlot.ts'
import { appearance } from './appearance.ts'
import { appointments } from './appointments.ts'
import { availability } from './availability.ts'
import { bookingChanges } from './bookingChanges.ts'
import { calendar } from './calendar.ts'
import { changes } from './changes.ts'
import { choices } from './choices.ts'
import { codeVerification } from './codeVerification.ts'
import { dashboard } from './dashboard.ts'
import { dateField } from './dateField.ts'
import { days } from './days.ts'
import { decisions } from './decisions.ts'
import { editProfile } from './editProfile.ts'
import { fields } from './fields.ts'
import { filters } from './filters.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { hours } from './hours.ts'
import { images } from './images.ts'
import { live } from './live.ts'
import { login } from './login.ts'
import { notFound } from './notFound.ts'
import { attendance } from './attendance.ts'
import { notTold } from './notTold.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { pagination } from './pagination.ts'
import { passwordField } from './passwordField.ts'
import { passkeyErrors } from './passkeyErrors.ts'
import { passkeyRecovery } from './passkeyRecovery.ts'
import { passwordRecovery } from './passwordRecovery.ts'
import { profileFields } from './profileFields.ts'
import { prompts } from './prompts.ts'
import { queue } from './queue.ts'
import { registration } from './registration.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { slots } from './slots.ts'
import { somethingWentWrong } from './somethingWentWrong.ts'
import { states } from './states.ts'
import { status } from './status.ts'
import { table } from './table.ts'
import { tickets } from './tickets.ts'
import { toasts } from './toasts.ts'
import { today } from './today.ts'
import { undo } from './undo.ts'
import { viewProfile } from './viewProfile.ts'
import { visits } from './visits.ts'
import { errors, validation } from './server.ts'

export const ta = {
  actions,
  addSlot,
  appearance,
  appointments,
  availability,
  bookingChanges,
  calendar,
  changes,
  choices,
  codeVerification,
  dashboard,
  dateField,
  days,
  decisions,
  editProfile,
  fields,
  filters,
  forms,
  frame,
  hours,
  images,
  live,
  login,
  notFound,
  attendance,
  notTold,
  offers,
  pages,
  pagination,
  passwordField,
  passkeyErrors,
  passkeyRecovery,
  passwordRecovery,
  profileFields,
  prompts,
  queue,
  registration,
  settings,
  shell,
  slots,
  somethingWentWrong,
  states,
  status,
  table,
  tickets,
  toasts,
  today,
  undo,
  viewProfile,
  visits,
  errors,
  validation,
}
