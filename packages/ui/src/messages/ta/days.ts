import type { TextsOf } from '../area.ts'
import type { daysMessages } from '../en/days.ts'

export const days: TextsOf<typeof daysMessages> = {
  SUN: 'ஞாயிறு',
  MON: 'திங்கள்',
  TUE: 'செவ்வாய்',
  WED: 'புதன்',
  THU: 'வியாழன்',
  FRI: 'வெள்ளி',
  SAT: 'சனி',
}
