/**
 * All validation messages by id, in English (SDK-07). Messages marked "ours" were added by this
 * project. Other languages are passed in as {@link ValidationMessages} or as a function of the id.
 */
export const VALIDATION_MESSAGES = {
  'validation.name.required': 'Doctor name is required',
  'validation.name.tooShort': 'Name must be at least 2 characters',
  'validation.name.tooLong': 'Name cannot exceed 50 characters',
  'validation.name.letters': 'Doctor name should contain only letters and spaces',
  'validation.email.required': 'Email is required',
  'validation.email.format': 'Invalid email format',
  'validation.email.domain': 'Email domain not allowed',
  'validation.mobile.required': 'Mobile number is required',
  'validation.mobile.digits': 'Mobile number must be 10 digits',
  'validation.mobile.firstDigit': 'Mobile number should start with 6, 7, 8, or 9',
  'validation.password.required': 'Password is required',
  'validation.password.tooShort': 'Password must be at least 8 characters',
  'validation.password.composition':
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  // Ours: only a server sends it, because it has a list of common passwords.
  'validation.password.guessable': 'This password is too easy to guess. Choose another one.',
  // Ours: the API requires six digits.
  'validation.code.incomplete': 'Enter the 6-digit code',
  'validation.reset.incomplete': 'Please fill all the fields',
  'validation.reset.mismatch': 'Passwords do not match',
  'validation.profile.name.required': 'Name is required',
  'validation.profile.mobile.required': 'Mobile number is required',
  'validation.profile.mobile.digits': 'Mobile number must be 10 digits',
  'validation.profile.email.required': 'Email is required',
  'validation.profile.email.format': 'Invalid email',
  'validation.profile.address.required': 'Address is required',
  'validation.profile.pincode.required': 'Pincode is required',
  'validation.profile.locality.required': 'Locality is required',
  'validation.profile.landmark.required': 'Landmark is required',
  'validation.profile.city.required': 'City is required',
  'validation.profile.state.required': 'State is required',
  'validation.profile.country.required': 'Country is required',
  'validation.profile.clinicName.required': 'Clinic name is required',
  'validation.profile.qualification.required': 'Qualification is required',
  'validation.profile.experience.required': 'Experience is required',
  'validation.profile.about.required': 'About section is required',
  'validation.profile.speciality.required': 'Speciality is required',
  'validation.profile.speciality.empty': 'Speciality cannot be empty',
  'validation.profile.languages.required': 'At least one language is required',
  'validation.profile.availableTime.from': 'Start time is required',
  'validation.profile.availableTime.to': 'End time is required',
  // Ours: the screen offers only later hours; other callers get this message.
  'validation.profile.availableTime.order': 'End time must be later than start time',
  'validation.profile.address.unresolved': 'Please select a valid locality and ensure a pincode is available.',
  'validation.slot.date.required': 'Date is required',
  // Ours: the day is typed, so it may be invalid.
  'validation.slot.date.format': 'Enter the date as day-month-year',
  // Ours: the first allowed day is today.
  'validation.slot.date.past': 'Date cannot be in the past',
  // Ours: a server rejects later dates.
  'validation.slot.date.tooFar': 'Date can be at most two years ahead',
  'validation.slot.time.required': 'Start time is required',
  // Ours (D6).
  'validation.slot.time.past': 'This time has already passed',
  // Ours: a first and a last day.
  'validation.days.required': 'Choose a date',
  'validation.days.past': 'Choose today or a later day',
  'validation.days.order': 'The last day is before the first day',
  'validation.days.tooMany': 'At most 92 days can be published at once.',
  'validation.weekdays.required': 'Choose a day',
  // Ours: for bookings that the doctor adds.
  'validation.patient.name.required': 'Patient name is required',
  'validation.patient.name.tooLong': 'Name cannot exceed 80 characters',
  'validation.patient.name.letter': 'Enter the name with letters',
  // Ours: cancelling and moving a booking.
  'validation.cancellation.reason.required': 'Choose a reason',
  'validation.cancellation.note.required': 'Write a note for the patient',
  'validation.cancellation.note.tooLong': 'The note can have at most 300 characters',
  'validation.slot.choice.required': 'Choose a time',
  'validation.patient.choice.required': 'Choose a patient',
  // Ours: a passkey in the settings.
  'validation.passkey.name.required': 'Please enter a name.',
  // Ours: only image files are accepted.
  'validation.upload.image': 'Choose an image file (PNG, JPEG or WebP)',
  'validation.upload.size': 'The image is larger than 5 MB',
} as const

/** Id of a validation message. Stable, so that translations can use it as key. */
export type ValidationMessageId = keyof typeof VALIDATION_MESSAGES

/** Texts by message id. */
export type ValidationMessages = Record<ValidationMessageId, string>

/** Ids of all validation messages. */
export const VALIDATION_MESSAGE_IDS: ValidationMessageId[] =
  Object.keys(VALIDATION_MESSAGES).filter(isValidationMessageId)

/** Returns whether a text is the id of a validation message. */
export function isValidationMessageId(text: string): text is ValidationMessageId {
  return Object.hasOwn(VALIDATION_MESSAGES, text)
}

/**
 * Source of the texts: a catalogue of another language (missing entries fall back to English), or a
 * function of the id. With `(id) => id`, issues carry ids, which an interface can translate when it
 * shows them.
 */
export type ValidationTexts = Partial<ValidationMessages> | ((id: ValidationMessageId) => string)

/** Returns the text of an id: from `texts` if given, else English. */
export function validationText(id: ValidationMessageId, texts?: ValidationTexts): string {
  if (typeof texts === 'function') return texts(id)
  return texts?.[id] ?? VALIDATION_MESSAGES[id]
}
