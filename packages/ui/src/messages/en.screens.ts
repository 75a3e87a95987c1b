// The English of the areas that only some screens use, for callers that need all of them at once:
// each screen loads its own.
import { availability } from './en.availability.ts'
import { calendar } from './en.calendar.ts'
import { choices } from './en.choices.ts'
import { day } from './en.day.ts'

export const screens = { ...choices, day, availability, calendar }
