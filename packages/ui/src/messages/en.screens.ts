// The English of areas that only some screens show, for who needs all of it at once: every screen brings its own.
import { availability } from './en.availability.ts'
import { calendar } from './en.calendar.ts'
import { choices } from './en.choices.ts'
import { day } from './en.day.ts'

export const screens = { ...choices, day, availability, calendar }
