import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressProblem,
  changeFrom,
  EXPERIENCE_YEARS,
  FIXED_COUNTRY,
  FIXED_STATE,
  FROM_HOURS,
  HALF_HOUR_TIMES,
  HOURS,
  isLaterHour,
  profileSchema,
  QUALIFICATIONS,
  SPOKEN_LANGUAGES,
  toHoursAfter,
  WEEKDAYS,
} from './index.ts'

const profile = {
  name: 'Meena Raghavan',
  mobile: '9876543210',
  email: 'meena@clinic.org',
  address: '12, Anna Salai',
  pincode: '600002',
  locality: 'loc-1',
  landmark: 'Opposite the park',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  clinicName: 'Raghavan Clinic',
  qualification: 'MBBS',
  experience: '10+',
  about: 'Family medicine.',
  speciality: 'spec-1',
  languages: ['Tamil'],
  availableDays: ['MON', 'FRI'],
  availableTime: { from: '9 AM', to: '5 PM' },
}

function messagesFor(change: Record<string, unknown>): string[] {
  const result = profileSchema().safeParse({ ...profile, ...change })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

const REQUIRED = {
  name: 'Name is required',
  mobile: 'Mobile number is required',
  email: 'Email is required',
  address: 'Address is required',
  pincode: 'Pincode is required',
  locality: 'Locality is required',
  landmark: 'Landmark is required',
  city: 'City is required',
  state: 'State is required',
  country: 'Country is required',
  clinicName: 'Clinic name is required',
  qualification: 'Qualification is required',
  experience: 'Experience is required',
  about: 'About section is required',
}

describe('profile', () => {
  it('[PROF-08] accepts a complete profile and trims its texts', () => {
    expect(profileSchema().parse({ ...profile, about: '  Family medicine. ', speciality: ' spec-1 ' })).toEqual(profile)
  })

  it.each(Object.entries(REQUIRED))('[PROF-08] %s empty, blank or missing: %s', (field, message) => {
    for (const nothing of ['', '  ', undefined, null]) {
      expect(messagesFor({ [field]: nothing })).toEqual([`${field}: ${message}`])
    }
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ speciality: undefined }, ['speciality: Speciality is required']],
    [{ speciality: null }, ['speciality: Speciality is required']],
    [{ speciality: '' }, ['speciality: Speciality cannot be empty']],
    [{ speciality: '  ' }, ['speciality: Speciality cannot be empty']],
    [{ mobile: '987654321' }, ['mobile: Mobile number must be 10 digits']],
    [{ mobile: '98765432100' }, ['mobile: Mobile number must be 10 digits']],
    [{ mobile: '1234567890' }, []],
    [{ email: 'meena' }, ['email: Invalid email']],
    [{ email: 'meena@edu' }, ['email: Invalid email']],
    [{ email: 'meena@anything.org' }, []],
    [{ languages: [] }, ['languages: At least one language is required']],
    [{ languages: undefined }, ['languages: At least one language is required']],
    [{ languages: ['Tamil', 'English'] }, []],
    [{ availableDays: undefined }, []],
    [{ availableDays: [] }, []],
    [
      { availableTime: undefined },
      ['availableTime.from: Start time is required', 'availableTime.to: End time is required'],
    ],
    [
      { availableTime: { from: '', to: '' } },
      ['availableTime.from: Start time is required', 'availableTime.to: End time is required'],
    ],
    [{ availableTime: { from: '', to: '5 PM' } }, ['availableTime.from: Start time is required']],
    [{ availableTime: { from: '9 AM', to: '' } }, ['availableTime.to: End time is required']],
    [{ availableTime: { from: '9 AM' } }, ['availableTime.to: End time is required']],
    [{ availableTime: { from: '5 PM', to: '5 PM' } }, ['availableTime.to: End time must be later than start time']],
  ])('[PROF-08] [SDK-07] a profile with %j gives %j', (change, messages) => {
    expect(messagesFor(change)).toEqual(messages)
  })
})

describe('an address that can be saved', () => {
  const unresolved = 'validation.profile.address.unresolved'
  it.each([
    ['loc-1', '600002', ['loc-1', 'loc-2'], null],
    ['loc-3', '600002', ['loc-1', 'loc-2'], unresolved],
    ['', '600002', ['loc-1'], unresolved],
    ['loc-1', '', ['loc-1'], unresolved],
    ['loc-1', '  ', ['loc-1'], unresolved],
    ['loc-1', 'No Pincode found', ['loc-1'], unresolved],
    ['loc-1', '600002', [], unresolved],
  ])('locality %j, pincode %j of %j: %s', (localityId, pincode, loadedLocalityIds, problem) => {
    expect(addressProblem({ localityId, pincode, loadedLocalityIds })).toBe(problem)
  })
})

describe('available time', () => {
  it('[PROF-07] "from" offers 12 AM to 10 PM', () => {
    expect(FROM_HOURS).toHaveLength(23)
    expect(FROM_HOURS[0]).toBe('12 AM')
    expect(FROM_HOURS.at(-1)).toBe('10 PM')
    expect(FROM_HOURS).not.toContain('11 PM')
  })

  it.each([
    ['', []],
    ['nine', []],
    ['10 PM', ['11 PM']],
    ['11 PM', []],
    ['8 PM', ['9 PM', '10 PM', '11 PM']],
  ])('[PROF-07] after "from" %j "to" offers %j', (from, offered) => {
    expect(toHoursAfter(from)).toEqual(offered)
  })

  it('[PROF-07] every "from" leaves at least one "to", and only later ones', () => {
    for (const [index, from] of FROM_HOURS.entries()) expect(toHoursAfter(from)).toEqual(HOURS.slice(index + 1))
  })

  it.each([
    [{ from: '9 AM', to: '5 PM' }, '10 AM', { from: '10 AM', to: '5 PM' }],
    [{ from: '9 AM', to: '5 PM' }, '5 PM', { from: '5 PM', to: '' }],
    [{ from: '9 AM', to: '5 PM' }, '6 PM', { from: '6 PM', to: '' }],
    [{ from: '9 AM', to: '12 PM' }, '12 AM', { from: '12 AM', to: '12 PM' }],
    [{ from: '', to: '' }, '9 AM', { from: '9 AM', to: '' }],
    [{ from: '9 AM', to: '5 PM' }, '', { from: '', to: '' }],
  ])('[PROF-07] %j changed to "from" %j is %j', (current, from, changed) => {
    expect(changeFrom(current, from)).toEqual(changed)
  })

  it('[PROF-07] after any change "to" is empty or later', () => {
    const hour = fc.constantFrom('', ...HOURS)
    fc.assert(
      fc.property(hour, hour, hour, (from, to, next) => {
        const changed = changeFrom({ from, to }, next)
        expect(changed.to === '' || isLaterHour(changed.from, changed.to)).toBe(true)
      }),
    )
  })
})

it('the option lists are the specified ones', () => {
  expect(QUALIFICATIONS.join(', ')).toBe(
    'MBBS, MD, DO, MS, DM, MCh, BAMS, BHMS, BDS, MDS, PhD in Medicine, Diploma in Anesthesiology, Diploma in Child Health, Diploma in Gynecology and Obstetrics, Fellowship in Cardiology, Fellowship in Oncology',
  )
  expect(EXPERIENCE_YEARS.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 10+')
  expect(SPOKEN_LANGUAGES.join(' ')).toBe(
    'English Hindi Telugu Tamil Kannada Malayalam Bengali Gujarati Marathi Punjabi',
  )
  expect(WEEKDAYS.join(' ')).toBe('SUN MON TUE WED THU FRI SAT')
  expect(HALF_HOUR_TIMES).toHaveLength(48)
  expect([FIXED_COUNTRY, FIXED_STATE]).toEqual([
    { id: 101, name: 'India' },
    { id: 35, name: 'Tamil Nadu' },
  ])
})
