import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'

/**
 * What a publication does with slots: `taken` ones stay because they are booked or held, `planned`
 * ones exist already, `booked` ones are booked on a day without hours.
 */
export type Sign = 'created' | 'removed' | 'taken' | 'planned' | 'booked' | 'leftOut'

/** The icons of the signs. The styles have a colour of the same name. */
export const SIGNS: Record<Sign, typeof Add16Regular> = {
  created: Add16Regular,
  removed: Subtract16Regular,
  taken: LockClosed16Regular,
  planned: Circle16Regular,
  booked: Warning16Regular,
  leftOut: Info16Regular,
}
