import type { TextsOf } from '../area.ts'
import type { actionsMessages } from '../en/actions.ts'

export const actions: TextsOf<typeof actionsMessages> = {
  cancel: 'रद्द करें',
  close: 'बंद करें',
  back: 'वापस',
  tryAgain: 'फिर कोशिश करें',
  dismiss: 'बंद करें',
  yes: 'हाँ',
  no: 'नहीं',
}
