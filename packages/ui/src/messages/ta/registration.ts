import type { TextsOf } from '../area.ts'
import type { registrationMessages } from '../en/registration.ts'

export const registration: TextsOf<typeof registrationMessages> = {
  submit: 'பதிவு செய்க',
  submitting: 'பதிவு செய்யப்படுகிறது...',
  alreadyRegistered: 'ஏற்கெனவே பதிவு செய்தவரா?',
  signIn: 'உள்நுழைக',
  startAgain: 'முதலிலிருந்து தொடங்கு',
}
