import type { components, ErrorCode, MessageCode, OperationId } from '@nalam/sdk'

export type { ErrorCode, MessageCode, OperationId }

/** A schema of the contract as a type. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** What each operation is given; `undefined` where it has no body. */
export interface RequestBodies {
  registerDoctor: Schema<'RegisterRequest'>
  loginDoctor: Schema<'LoginRequest'>
  confirmDoctorRegistration: Schema<'ConfirmRegistrationRequest'>
  getDoctorProfile: undefined
  updateDoctorProfile: Schema<'ProfileUpdateRequest'>
  updateDoctorProfileImage: { doctor_profile_img: File }
  logoutDoctor: undefined
  updateDoctorStatus: Schema<'DoctorStatusRequest'>
  forgotPassword: Schema<'ForgotPasswordRequest'>
  confirmForgotPassword: Schema<'ResetPasswordRequest'>
  listBookings: Schema<'ListBookingsRequest'>
  updateBookingStatus: Schema<'UpdateBookingStatusRequest'>
  createSlot: Schema<'CreateSlotRequest'>
  listSlotsByDate: Schema<'ListSlotsRequest'>
  updateSlotStatus: Schema<'UpdateSlotStatusRequest'>
  listTickets: Schema<'ListTicketsRequest'>
  updateTicketStatus: Schema<'UpdateTicketStatusRequest'>
  listSpecialities: undefined
  listCountries: undefined
  listStates: Schema<'ListStatesRequest'>
  listCities: Schema<'ListCitiesRequest'>
  listLocalities: Schema<'ListLocalitiesRequest'>
}
