import type { TextsOf } from '../area.ts'
import type { actionsMessages } from '../en/actions.ts'

export const actions: TextsOf<typeof actionsMessages> = {
  cancel: 'ரத்து செய்',
  close: 'மூடு',
  back: 'பின்செல்',
  tryAgain: 'மீண்டும் முயல்க',
  dismiss: 'மூடு',
  yes: 'ஆம்',
  no: 'வேண்டாம்',
}
