import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { CircleOff16Regular } from '@fluentui/react-icons/headless/svg/circle-off'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { HourglassHalf16Regular } from '@fluentui/react-icons/headless/svg/hourglass-half'
import { PersonAdd16Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import type { CellKind } from './calendarDay.ts'

const ICONS = {
  pending: Clock16Regular,
  confirmed: Checkmark16Regular,
  held: HourglassHalf16Regular,
  open: Circle16Regular,
  off: CircleOff16Regular,
  empty: Add16Regular,
} as const satisfies Record<CellKind, typeof Clock16Regular>

interface CellIconProps {
  kind: CellKind
  isOverdue?: boolean
  isAddedByDoctor?: boolean
  className?: string | undefined
}

/** The sign of a state; the word beside it or the accessible name says the same. */
export function CellIcon({ kind, isOverdue = false, isAddedByDoctor = false, className }: CellIconProps) {
  const Icon = isOverdue ? Warning16Regular : isAddedByDoctor && kind === 'confirmed' ? PersonAdd16Regular : ICONS[kind]
  return <Icon aria-hidden {...(className !== undefined && { className })} />
}
