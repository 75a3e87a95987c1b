import type { TextsOf } from '../area.ts'
import type { daysMessages } from '../en/days.ts'

export const days: TextsOf<typeof daysMessages> = {
  SUN: 'रवि',
  MON: 'सोम',
  TUE: 'मंगल',
  WED: 'बुध',
  THU: 'गुरु',
  FRI: 'शुक्र',
  SAT: 'शनि',
}
