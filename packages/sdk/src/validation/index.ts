export {
  isValidationMessageId,
  VALIDATION_MESSAGE_IDS,
  VALIDATION_MESSAGES,
  validationText,
  type ValidationMessageId,
  type ValidationMessages,
  type ValidationTexts,
} from './messages.ts'
export {
  ALLOWED_SUFFIXES,
  DEFAULT_ALLOWED_DOMAINS,
  isEmailAddress,
  loginEmailProblem,
  registrationEmailProblem,
} from './emailRules.ts'
export {
  CODE_LENGTH,
  codeProblem,
  doctorNameProblem,
  filterCode,
  filterDoctorName,
  filterMobileNumber,
  MOBILE_LENGTH,
  mobileProblem,
  PASSWORD_RULE_ORDER,
  passwordProblem,
  unmetPasswordRules,
  type PasswordRule,
} from './accountRules.ts'
export { changeFrom, FROM_HOURS, isLaterHour, toHoursAfter, type AvailableTime } from './availableTime.ts'
export {
  EXPERIENCE_YEARS,
  FIXED_COUNTRY,
  FIXED_STATE,
  HALF_HOUR_TIMES,
  HOURS,
  QUALIFICATIONS,
  SPOKEN_LANGUAGES,
  WEEKDAYS,
} from './options.ts'
export type { SchemaOptions } from './schemaOptions.ts'
export {
  changePasswordSchema,
  confirmationSchema,
  forgotPasswordSchema,
  loginSchema,
  MAX_PASSKEY_NAME_LENGTH,
  passkeyNameSchema,
  registrationSchema,
  resetPasswordSchema,
  type ChangePasswordValues,
  type ConfirmationValues,
  type ForgotPasswordValues,
  type LoginValues,
  type PasskeyNameValues,
  type RegistrationValues,
  type ResetPasswordValues,
} from './accountSchemas.ts'
export {
  CANCELLATION_REASONS,
  cancellationSchema,
  MAX_NOTE_LENGTH,
  MAX_OFFER_NOTE_LENGTH,
  moveSchema,
  offerSchema,
  offersSchema,
  type CancellationValues,
  type MoveValues,
  type OffersValues,
  type OfferValues,
} from './cancellationSchema.ts'
export {
  daysSchema,
  exceptionSchema,
  publicationSchema,
  type DaysSchemaOptions,
  type DaysValues,
  type ExceptionValues,
  type PublicationValues,
  type WeekdaysValues,
  weekdaysSchema,
} from './daysSchema.ts'
export { MAX_KEPT_WEEKS } from '../rules/published.ts'
export { lastSlotDay, MAX_PLAN_DAYS } from '../rules/days.ts'
export { hoursProblems, MAX_PLAN_SLOTS, MAX_RANGES_A_DAY, slotsOfRange, type HoursProblem } from '../rules/hours.ts'
export { patientNameProblem, patientSchema, type PatientValues } from './patientSchema.ts'
export { profileFieldErrors, profilePayload, type ProfileField, type ProfileSubmission } from './profilePayload.ts'
export { addressProblem, NO_PINCODE, profileSchema, type ProfileValues } from './profileSchema.ts'
export { slotSchema, type SlotSchemaOptions, type SlotValues } from './slotSchema.ts'
export {
  IMAGE_TYPES,
  imageProblem,
  MAX_IMAGE_BYTES,
  uploadSchema,
  type ImageFile,
  type UploadSchemaOptions,
} from './uploadSchema.ts'
