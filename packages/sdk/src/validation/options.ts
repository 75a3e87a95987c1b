export { HALF_HOUR_TIMES, HOURS } from '../formats/clockTime.ts'
export { FIXED_COUNTRY, FIXED_STATE } from '../formats/fixedPlaces.ts'
export { WEEKDAYS } from '../formats/weekday.ts'

/** Qualifications offered on Edit Profile (PROF-06). */
export const QUALIFICATIONS = [
  'MBBS',
  'MD',
  'DO',
  'MS',
  'DM',
  'MCh',
  'BAMS',
  'BHMS',
  'BDS',
  'MDS',
  'PhD in Medicine',
  'Diploma in Anesthesiology',
  'Diploma in Child Health',
  'Diploma in Gynecology and Obstetrics',
  'Fellowship in Cardiology',
  'Fellowship in Oncology',
] as const

/** Years of experience offered on Edit Profile (PROF-06). */
export const EXPERIENCE_YEARS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '10+'] as const

/** Languages offered on Edit Profile (PROF-06). */
export const SPOKEN_LANGUAGES = [
  'English',
  'Hindi',
  'Telugu',
  'Tamil',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gujarati',
  'Marathi',
  'Punjabi',
] as const
